import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { rm, stat, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ApiError } from '@xinpu/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromBufferPromise, type Entry } from 'yauzl'
import { stockHouse, type Catalogue } from '../../test/catalogue.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { pathOf as storedPath } from '../storage/folder-store.ts'

let house: TestHouse
let catalogue: Catalogue

beforeAll(async () => {
  house = await openHouse()
  catalogue = await stockHouse(house.house)
  await house.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => house[Symbol.asyncDispose]())

interface Packed extends Pick<Entry, 'fileName' | 'compressionMethod' | 'generalPurposeBitFlag'> {
  bytes: Buffer
}

/** What a zip holds, read by another's hand. */
async function unpacked(zip: Buffer): Promise<Packed[]> {
  const file = await fromBufferPromise(zip, { validateEntrySizes: true })
  const entries: Packed[] = []
  for await (const entry of file.eachEntry()) {
    const { fileName, compressionMethod, generalPurposeBitFlag } = entry
    entries.push({
      fileName,
      compressionMethod,
      generalPurposeBitFlag,
      bytes: await buffer(await file.openReadStreamPromise(entry)),
    })
  }
  return entries
}

const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer())

/** Where the newest revision of a datasheet lies on disk. */
async function pathOf(datasheetId: number): Promise<string> {
  const { file_sha256 } = await house.house.db
    .selectFrom('datasheet_revision')
    .select('file_sha256')
    .where('datasheet_id', '=', datasheetId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return join(house.house.files.place, storedPath(file_sha256))
}

test('datasheets come as one zip of stored files, in the order asked for, with doubles numbered', async () => {
  const { datasheet } = house.as(await house.login('+86-13800000021'))
  const { opampSheet, mcuSheet, doubleSheet } = catalogue
  const zip = await datasheet.file.downloads({
    ids: [mcuSheet, opampSheet, doubleSheet, mcuSheet],
    zipName: '我的 资料',
  })
  const entries = await unpacked(await bytesOf(zip))
  expect(entries.map(({ fileName }) => fileName)).toEqual([
    'ST_STM32F103 数据手册_A.pdf',
    'TI_LM358 Datasheet_B.pdf',
    'TI_lm358 datasheet_B(2).pdf',
  ])
  for (const { compressionMethod, generalPurposeBitFlag, bytes } of entries) {
    expect(compressionMethod).toBe(0)
    expect(generalPurposeBitFlag & 0x800).toBe(0x800)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  }
  expect(entries[1]?.bytes.length).toBe((await stat(await pathOf(opampSheet))).size)
})

test('a download is named after what was asked or its first file, and counted', async () => {
  const { token } = await house.login('+86-13800000022')
  const { opampSheet } = catalogue
  const before = (await house.as().datasheet.publicDetail({ id: opampSheet })).downloadCount
  const named = async (zipName: string) => {
    const answer = await house.app.inject({
      method: 'POST',
      url: '/api/file/spec/v1/downloads',
      headers: { token },
      payload: { ids: [opampSheet], zipName },
    })
    return decodeURIComponent(
      String(answer.headers['content-disposition']).replace(/^attachment; filename\*=UTF-8''/, ''),
    )
  }
  expect(await named('我的/资料.zip')).toBe('我的 资料_芯谱.zip')
  expect(await named('')).toBe('LM358 Datasheet_芯谱.zip')
  expect(await named(`a${'😀'.repeat(59)}\ud83d`)).toMatch(/_芯谱\.zip$/)
  expect((await house.as().datasheet.publicDetail({ id: opampSheet })).downloadCount).toBe(before + 3)
})

test('what could not be packed is listed in the zip', async () => {
  const { datasheet } = house.as(await house.login('+86-13800000023'))
  await rm(await pathOf(catalogue.doubleSheet))
  const entries = await unpacked(
    await bytesOf(await datasheet.file.downloads({ ids: [catalogue.doubleSheet, catalogue.mcuSheet, 99_999] })),
  )
  expect(entries.map(({ fileName }) => fileName)).toEqual(['ST_STM32F103 数据手册_A.pdf', '_未包含.txt'])
  expect(entries[1]?.bytes.toString()).toContain('资料 99999')
  expect(entries[1]?.bytes.toString()).toContain('TI_lm358 datasheet_B.pdf')
})

test('nothing, too much and the unknown are refused', async () => {
  const { token } = await house.login('+86-13800000024')
  const refusal = async (ids: number[]) =>
    (
      await house.app.inject({
        method: 'POST',
        url: '/api/file/spec/v1/downloads',
        headers: { token },
        payload: { ids },
      })
    ).json<{ code: number; msg: string }>()
  expect(await refusal([])).toMatchObject({ code: 400, msg: '请选择文件' })
  expect(await refusal(Array.from({ length: 1001 }, (_, index) => index + 1))).toMatchObject({
    code: 400,
    msg: '一次最多下载 1000 份资料',
  })
  expect(await refusal([99_999])).toMatchObject({ code: 404, msg: '没有找到要下载的资料' })
  expect(
    (await house.app.inject({ method: 'POST', url: '/api/file/spec/v1/downloads', payload: { ids: [1] } })).json(),
  ).toMatchObject({ code: 401 })
})

/** Larger than a socket holds: who does not read keeps the download going. */
const large = 48 * 1024 * 1024

/** Begins a download over a real socket and reads nothing of it. */
async function beginDownload(token: string): Promise<IncomingMessage> {
  const { port } = house.app.server.address() as AddressInfo
  const headers = { token, 'content-type': 'application/json' }
  const answer = Promise.withResolvers<IncomingMessage>()
  const asked = request({ host: '127.0.0.1', port, path: '/api/file/spec/v1/downloads', method: 'POST', headers })
  asked.once('response', answer.resolve).on('error', answer.reject)
  asked.end(JSON.stringify({ ids: [catalogue.mcuSheet] }))
  const response = await answer.promise
  response.on('error', () => {})
  return response
}

test('a second download waits for the first, and one that is broken off lets the next begin', async () => {
  const person = await house.login('+86-13800000025')
  const { downloads } = house.as(person).datasheet.file
  const path = await pathOf(catalogue.mcuSheet)
  await writeFile(path, Buffer.alloc(large, '%PDF-'))
  const first = await beginDownload(person.token)
  expect(first.headers['content-type']).toBe('application/zip')
  const refused = await downloads({ ids: [catalogue.opampSheet] }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiError)
  expect(refused).toMatchObject({
    kind: 'download',
    code: 429,
    message: '请勿重复请求,稍后重试',
    data: '已有一个下载正在进行，请等它完成',
  })
  await expect(
    house.as(await house.login('+86-13800000026')).datasheet.file.downloads({ ids: [catalogue.opampSheet] }),
  ).resolves.toBeInstanceOf(Blob)
  first.destroy()
  await expect
    .poll(
      () =>
        downloads({ ids: [catalogue.opampSheet] }).then(
          () => 'done',
          ({ code }: ApiError) => code,
        ),
      { timeout: 10_000 },
    )
    .toBe('done')
  await expect.poll(() => openFiles().includes(path), { timeout: 10_000 }).toBe(false)
})

/** The files that this process holds open, where the system tells. */
function openFiles(): string[] {
  const folder = '/proc/self/fd'
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(join(folder, name))]
    } catch {
      return []
    }
  })
}

test('a download that is read to its end is whole, however large', async () => {
  const person = await house.login('+86-13800000027')
  await writeFile(await pathOf(catalogue.mcuSheet), Buffer.alloc(large, '%PDF-'))
  const [entry] = await unpacked(await buffer(await beginDownload(person.token)))
  expect(entry?.bytes.length).toBe(large)
  await expect(house.as(person).datasheet.file.downloads({ ids: [catalogue.opampSheet] })).resolves.toBeInstanceOf(Blob)
})
