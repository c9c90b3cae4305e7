import { randomBytes } from 'node:crypto'
import { stat, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { putFile, sha256Of } from '../../test/disk.ts'
import { apiOf, openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { namedOrOwnS3, type S3Server } from '../../test/s3-server.ts'
import { createApp } from '../app.ts'
import { buildHouse } from '../build-house.ts'
import { draftPath } from './drafts.ts'
import { keepBytes } from './keep-bytes.ts'
import { dropStrayBytes, dropUnnamedFiles } from './unnamed-bytes.ts'
import { partSize } from './upload-parts.ts'

const day = 86_400_000
const hour = 3_600_000

let s3: S3Server
beforeAll(async () => {
  s3 = await namedOrOwnS3()
})
afterAll(async () => s3[Symbol.asyncDispose]())

describe.each(['folder', 's3'] as const)('a store in a %s', (keepsFilesIn) => {
  let house: TestHouse
  let person: Person
  const files = () => house.house.files
  const soon = () => new Date(Date.now() + hour)

  beforeAll(async () => {
    house = await openHouse({ keepsFilesIn, s3: s3.settings })
    person = await house.login()
  })
  afterAll(async () => house[Symbol.asyncDispose]())

  async function draftOf(bytes: Uint8Array) {
    const path = draftPath(house.house.settings.dataDir)
    await writeFile(path, bytes)
    return path
  }

  test('the same bytes are kept once, under their hash', async () => {
    const bytes = randomBytes(1000)
    const sha256 = await files().put(bytes)
    expect(sha256).toBe(sha256Of(bytes))
    expect(await files().put(bytes)).toBe(sha256)
    expect(await files().sizeOf(sha256)).toBe(1000)
    expect((await buffer(files().read(sha256))).equals(bytes)).toBe(true)
    expect(await listed(sha256)).toEqual([sha256])
  })

  async function listed(sha256: string) {
    const found: string[] = []
    for await (const page of files().hashes(sha256.slice(0, 2))) found.push(...page.filter((each) => each === sha256))
    return found
  }

  test('a draft is taken in whole, however large, and leaves its place', async () => {
    const bytes = randomBytes(2 * partSize + 77)
    const [path, sha256] = [await draftOf(bytes), sha256Of(bytes)]
    await files().adopt(path, sha256)
    expect((await buffer(files().read(sha256))).equals(bytes)).toBe(true)
    await expect(stat(path)).rejects.toThrow('ENOENT')
    const again = await draftOf(bytes)
    await files().adopt(again, sha256)
    await expect(stat(again)).rejects.toThrow('ENOENT')
  })

  test('a file that is gone has no size, is not made new, and ends whoever reads it', async () => {
    const gone = sha256Of(randomBytes(8))
    expect([await files().sizeOf(gone), await files().renew(gone)]).toEqual([undefined, false])
    await expect(buffer(files().read(gone))).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await files().setAside(gone, soon())).toBeUndefined()
  })

  test('what is set aside is out of sight until it is put back, and gone once it is dropped', async () => {
    const sha256 = await files().put(randomBytes(9))
    expect(await files().isOlder(sha256, new Date(Date.now() - hour))).toBe(false)
    expect(await files().setAside(sha256, new Date(Date.now() - hour))).toBeUndefined()
    const aside = await files().setAside(sha256, soon())
    expect(await files().sizeOf(sha256)).toBeUndefined()
    await aside?.putBack()
    expect(await files().sizeOf(sha256)).toBe(9)
    await (await files().setAside(sha256, soon()))?.drop()
    await files().sweep(soon())
    expect([await files().sizeOf(sha256), await listed(sha256)]).toEqual([undefined, []])
  })

  test('bytes that nothing names are swept after a day, and bytes that come again at that moment stay', async () => {
    const [lost, again] = ['nobody’s', 'wanted again'].map((words) => ({
      bytes: Buffer.from(words + keepsFilesIn),
      type: 'text/plain',
    }))
    if (!lost || !again) return expect.unreachable()
    const [first, second] = [await keepBytes(house.house, lost), await keepBytes(house.house, again)]
    const later = { ...house.house, now: () => new Date(Date.now() + day + hour) }
    await Promise.all([dropUnnamedFiles(later), keepBytes(later, again)])
    await dropStrayBytes(later, [first.slice(0, 2), second.slice(0, 2)])
    expect([await files().sizeOf(first), await files().sizeOf(second)]).toEqual([undefined, again.bytes.length])
  })

  const fetched = (url: string, headers: Record<string, string> = {}) =>
    house.app.inject({ url, headers: { token: person.token ?? '', ...headers } })

  test('a file is sent in ranges, and not again to who has it', async () => {
    const { url } = await putFile(house.as(person), '说明.txt', '0123456789')
    const whole = await fetched(url)
    expect([whole.statusCode, whole.payload, whole.headers['content-length']]).toEqual([200, '0123456789', '10'])
    const etag = String(whole.headers.etag)
    const part = await fetched(url, { range: 'bytes=2-4' })
    expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
    expect((await fetched(url, { range: 'bytes=-3', 'if-range': etag })).payload).toBe('789')
    expect((await fetched(url, { range: 'bytes=-3', 'if-range': '"another"' })).payload).toBe('0123456789')
    expect((await fetched(url, { range: 'bytes=10-' })).statusCode).toBe(416)
    expect((await fetched(url, { 'if-none-match': etag })).statusCode).toBe(304)
  })

  test('a large file is begun on one server, goes on with another and is read from both', async () => {
    const dataDir = keepsFilesIn === 's3' ? `${house.house.settings.dataDir}/other` : house.house.settings.dataDir
    const settings = { ...house.house.settings, dataDir }
    await using other = await createApp(buildHouse(settings, { ...house.database, kind: 'postgresql' }))
    const servers = [house.as(person).disk.upload, apiOf(other, person).disk.upload] as const
    const bytes = randomBytes(partSize + 3)
    const hash = sha256Of(bytes)
    const { uploadId } = await servers[0].init({ name: 'a.step', size: bytes.length, hash })
    for (const [at, server] of servers.entries())
      await server.add({
        file: new File([bytes.subarray(at * partSize, (at + 1) * partSize)], 'part'),
        type: `part:${uploadId}:${at}`,
      })
    expect((await files().parts.uploads()).map(({ id }) => id)).toContain(uploadId)
    const { url } = await servers[1].finish({ uploadId })
    expect((await files().parts.uploads()).map(({ id }) => id)).not.toContain(uploadId)
    for (const app of [house.app, other])
      expect((await app.inject({ url, headers: { token: person.token ?? '' } })).rawPayload.equals(bytes)).toBe(true)
  })
})
