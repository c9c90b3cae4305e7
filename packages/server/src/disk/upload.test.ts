import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiError } from '@xinpu/sdk'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { putFile, sha256Of } from '../../test/disk.ts'
import { certify } from '../../test/enterprise.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { dropOldTickets } from '../storage/old-tickets.ts'
import { partSize } from '../storage/upload-parts.ts'
import { dropStrayBytes, dropUnnamedFiles, prefixes } from '../storage/unnamed-bytes.ts'
import { dropUnnamedUploads } from '../storage/unnamed-uploads.ts'

const day = 86_400_000
let house: TestHouse
let someone: Person
let other: Person

beforeAll(async () => {
  house = await openHouse()
  someone = await house.login()
  other = await house.login('+86-13800000009')
})
afterAll(() => house[Symbol.asyncDispose]())

const upload = (person = someone) => house.as(person).disk.upload
const refusalOf = (wish: Promise<unknown>) => wish.then(String, ({ code, message }: ApiError) => `${code} ${message}`)

/** Bytes of two parts and a rest that nobody has sent before. */
let seed = 0
function largeFile() {
  const bytes = Buffer.alloc(2 * partSize + 5, (seed += 1))
  const partAt = (number: number) => bytes.subarray(number * partSize, (number + 1) * partSize)
  return { bytes, partAt, announced: { name: '外壳.step', size: bytes.length, hash: sha256Of(bytes) } }
}

const send = (uploadId: string, number: number, bytes: Buffer, hash = sha256Of(bytes)) =>
  upload().add({ file: new File([new Uint8Array(bytes)], 'part'), type: `part:${uploadId}:${number}`, hash })

test('parts that come in any order, twice or after a break make the file, and both who finish at once get it', async () => {
  const { bytes, partAt, announced } = largeFile()
  const { uploadId } = await upload().init(announced)
  await send(uploadId, 2, partAt(2))
  await send(uploadId, 0, partAt(0))
  await send(uploadId, 0, partAt(0))
  expect(await refusalOf(upload().finish({ uploadId }))).toBe('409 还有 1 部分没有传到，请继续上传')
  expect(await upload().init(announced)).toMatchObject({ uploadId, parts: [0, 2], partSize })
  await send(uploadId, 1, partAt(1))
  const [one, two] = await Promise.all([upload().finish({ uploadId }), upload().finish({ uploadId })])
  expect(two).toEqual(one)
  expect(await upload().finish({ uploadId })).toEqual(one)
  await send(uploadId, 1, partAt(1))
  const kept = await house.as(someone).disk.file.add({ name: announced.name, url: one.url })
  const answer = await house.app.inject({ url: kept.url, headers: { token: someone.token ?? '' } })
  expect(answer.rawPayload.equals(bytes)).toBe(true)
})

test('a part of another hash, size or number is refused in one sentence, and the others stay', async () => {
  const { partAt, announced } = largeFile()
  const { uploadId } = await upload().init(announced)
  await send(uploadId, 0, partAt(0))
  expect(await refusalOf(send(uploadId, 1, partAt(1), sha256Of(Buffer.from('x'))))).toBe(
    '0 第 2 部分在途中损坏，请重传这一部分',
  )
  expect(await refusalOf(send(uploadId, 1, partAt(2)))).toBe('0 第 2 部分的大小不对，请重传这一部分')
  expect(await refusalOf(send(uploadId, 3, partAt(1)))).toBe('0 没有第 4 部分，请重新选择文件')
  expect(await refusalOf(upload(other).finish({ uploadId }))).toMatch(/^404/)
  expect((await upload().init(announced)).parts).toEqual([0])
})

/** A disk of 48 megabytes; only root may make one. */
const tight = mkdtempSync(join(tmpdir(), 'xinpu-tight-'))
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', tight]).status === 0

test.skipIf(!isMounted)(
  'a disk that fills up keeps the parts that came, says so in one sentence, and goes on where there is room',
  async () => {
    onTestFinished(() => void spawnSync('umount', [tight]))
    await using small = await openHouse({ dataDir: tight })
    const sender = small.as(await small.login()).disk
    const { partAt, announced } = largeFile()
    const { uploadId } = await sender.upload.init(announced)
    const put = (number: number) =>
      sender.upload.add({
        file: new File([new Uint8Array(partAt(number))], 'part'),
        type: `part:${uploadId}:${number}`,
      })
    const rest = join(tight, 'rest')
    const fillUp = () => writeFile(rest, Buffer.alloc(48 << 20)).catch(() => {})
    const sentence = /服务器(?:空间不足，已传的部分会保留，请稍后继续|磁盘已满，暂时无法保存，请稍后再试)$/

    await put(0)
    await fillUp()
    expect(await refusalOf(put(1))).toMatch(sentence)
    expect((await sender.upload.init(announced)).parts).toEqual([0])
    await rm(rest)
    await put(1)
    await put(2)
    await fillUp()
    expect(await refusalOf(sender.upload.finish({ uploadId }))).toMatch(sentence)
    expect((await sender.upload.init(announced)).parts).toEqual([0, 1, 2])
    await rm(rest)
    const { url } = await sender.upload.finish({ uploadId })
    expect(await sender.file.add({ name: announced.name, url })).toMatchObject({ size: announced.size })
  },
)

test('a file that changed while it was sent is refused, and begins anew', async () => {
  const { partAt, announced } = largeFile()
  const { uploadId } = await upload().init(announced)
  const changed = Buffer.from(partAt(0)).fill(7, 0, 1)
  for (const [number, part] of [changed, partAt(1), partAt(2)].entries()) await send(uploadId, number, part)
  expect(await refusalOf(upload().finish({ uploadId }))).toBe('0 文件内容与开始上传时不一致，请重新选择文件')
  expect((await upload().init(announced)).parts).toEqual([])
})

test('what a person sent before is there at once; who only knows the hash of it sends it like any other', async () => {
  const words = 'the bytes of somebody'
  const announced = { name: 'a.txt', size: words.length, hash: sha256Of(Buffer.from(words)) }
  await putFile(house.as(someone), 'a.txt', words)
  expect((await upload().init(announced)).exists).toMatchObject({ name: 'a.txt', size: words.length })
  expect((await upload(other).init(announced)).exists).toBeUndefined()
})

test('a file that a person keeps counts as large as it is, whatever they say of it', async () => {
  const words = 'longer than it is said to be'
  await putFile(house.as(someone), '旧.txt', words)
  const announced = { name: '新.txt', hash: sha256Of(Buffer.from(words)) }
  const tell = (size: number) => upload().init({ ...announced, size })
  expect((await tell(1)).exists).toBeUndefined()
  expect((await tell(words.length)).exists).toMatchObject({ size: words.length })
})

test('what is too large for the space says how much is missing', async () => {
  const { db } = house.house
  const { sha256 } = await db
    .selectFrom('disk_file')
    .select('sha256')
    .where('sha256', 'is not', null)
    .executeTakeFirstOrThrow()
  const full = { account_id: other.uid ?? 0, enterprise_id: null, kind: 'file' as const, folder_id: null, sha256 }
  const bytes = 2_000_000_000
  const rows = [1, 2, 3, 4, 5].map((name) => ({ ...full, name: `${name}`, bytes, datasheet_id: null, part_id: null }))
  await db.insertInto('disk_file').values(rows).execute()
  const wish = upload(other).init({ ...largeFile().announced, size: 5_000_000 })
  expect(await refusalOf(wish)).toBe('0 云盘空间不足，还差 5 MB，请先清理回收站或大文件')
})

const large = (at: number) => ({ name: `${at}.zip`, size: 2_000_000_000, hash: sha256Of(Buffer.from(`${at}`)) })

test('files on their way count as if they lay there, also those announced at once, and each is resumed', async () => {
  const sender = await house.login('+86-13800000021')
  const told = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => refusalOf(upload(sender).init(large(at)))))
  expect(told.filter((words) => words.startsWith('0 '))).toEqual([
    '0 云盘空间不足，还差 2 GB（未传完的文件占 10 GB），请先清理回收站或大文件',
  ])
  const [first = 0] = [1, 2, 3, 4, 5, 6].filter((at) => !told[at - 1]?.startsWith('0 '))
  expect(await upload(sender).init(large(first))).toMatchObject({ parts: [] })
})

test('what rests on its way gives way to what does not fit beside it, and to nothing else', async () => {
  const sender = await house.login('+86-13800000022')
  const tickets = async () =>
    (await house.house.db.selectFrom('upload_ticket').select('name').where('account_id', '=', sender.uid).execute())
      .map(({ name }) => name)
      .toSorted()
  for (const at of [1, 2, 3, 4]) await upload(sender).init(large(at))
  house.pass(16 * 60_000)
  await upload(sender).init(large(5))
  expect(await tickets()).toHaveLength(5)
  await upload(sender).init(large(6))
  expect(await tickets()).toEqual(['5.zip', '6.zip'])
})

test('a large file that arrived and was not put onto the disk takes room there, however long it waits', async () => {
  const sender = await house.login('+86-13800000025')
  const { file, recycle } = house.as(sender).disk
  const words = 'arrived whole, and put nowhere'
  const room = { account_id: sender.uid ?? 0, enterprise_id: null, datasheet_id: null, part_id: null }
  const sizes = [2e9, 2e9, 2e9, 2e9, 2e9 - words.length - 5]
  await house.house.db
    .insertInto('disk_file')
    .values(sizes.map((bytes) => ({ ...room, kind: 'article', folder_id: null, name: `${bytes}`, bytes })))
    .execute()
  const tell = (text: string) =>
    upload(sender).init({ name: 'a.txt', size: text.length, hash: sha256Of(Buffer.from(text)) })
  const { uploadId } = await tell(words)
  const part = new File([words], 'part')
  await upload(sender).add({ file: part, type: `part:${uploadId}:0`, hash: sha256Of(Buffer.from(words)) })
  const { url } = await upload(sender).finish({ uploadId })
  house.pass(16 * 60_000)
  expect(await refusalOf(tell('10 bytes..'))).toBe(
    '0 云盘空间不足，还差 1 KB（未传完的文件占 1 KB），请先清理回收站或大文件',
  )
  const { id } = await file.add({ name: 'a.txt', url })
  expect(await refusalOf(tell('10 bytes..'))).toBe('0 云盘空间不足，还差 1 KB，请先清理回收站或大文件')
  await file.remove({ ids: [id] })
  await recycle.remove({ ids: [id] })
  expect(await tell('10 bytes..')).toMatchObject({ parts: [] })
})

test('what goes to the company takes room of the company', async () => {
  const sender = await house.login('+86-13800000023')
  await certify(house.house.db, sender.uid)
  for (const at of [1, 2, 3, 4, 5, 6]) await upload(sender).init({ ...large(at), owner: 'enterprise' })
  expect(await upload(sender).init(large(7))).toMatchObject({ parts: [] })
})

test('of five hundred that are on their way each is resumed, and one more is refused', async () => {
  const sender = await house.login('+86-13800000024')
  const rest = { purpose: 'disk', name: 'a', size: 1, account_id: sender.uid, enterprise_id: null }
  const rows = Array.from({ length: 499 }, (_, at) => ({ ...rest, id: `many-${at}`, sha256: `${at}` }))
  const { uploadId } = await upload(sender).init(large(1))
  await house.house.db
    .insertInto('upload_ticket')
    .values(rows.map((row) => ({ ...row, upload_key: null, touched_at: house.house.now() })))
    .execute()
  expect(await refusalOf(upload(sender).init(large(2)))).toBe('0 未传完的文件太多，请先传完或稍后再试')
  expect(await upload(sender).init(large(1))).toMatchObject({ uploadId })
})

test('an upload that nobody went on with for a week is gone with its parts', async () => {
  const { partAt, announced } = largeFile()
  const { uploadId } = await upload().init(announced)
  await send(uploadId, 0, partAt(0))
  const later = { ...house.house, now: () => new Date(house.house.now().getTime() + 8 * day) }
  await dropOldTickets(later)
  expect(await readdir(join(house.house.files.place, 'parts'))).toEqual([])
  expect(await refusalOf(send(uploadId, 1, partAt(1)))).toMatch(/^404 这次上传已过期/)
})

type Step = 'put' | 'copy' | 'bin' | 'restore' | 'clear' | 'sweep'

test('whatever is put, copied, binned, restored and thrown away: the store has what the disk names, and after the sweep no more', async () => {
  await using own = await openHouse()
  const person = await own.login()
  const api = own.as(person)
  const steps = fc.array(fc.constantFrom<Step>('put', 'copy', 'bin', 'restore', 'clear', 'sweep'), { maxLength: 12 })
  const stored = async () => {
    const names = await readdir(own.house.files.place, { recursive: true }).catch(() => [])
    return names.flatMap((name) => /[\da-f]{64}$/.exec(name) ?? []).sort()
  }
  const named = async () => {
    const rows = await own.house.db.selectFrom('disk_file').select('sha256').distinct().execute()
    return rows.map(({ sha256 }) => sha256 ?? '').sort()
  }
  const idsOf = async () => (await api.disk.file.all({ kind: 'file', sort: 'name' })).data.map(({ id }) => id)
  const binnedOf = async () => (await api.disk.recycle.list({})).data.map(({ id }) => id)
  const sweep = async () => {
    // A day in which an upload may still be named.
    const later = { ...own.house, now: () => new Date(own.house.now().getTime() + 2 * day) }
    await dropUnnamedUploads(later)
    await dropUnnamedFiles(later)
    await dropStrayBytes(later, prefixes)
  }
  const take: Record<Step, (at: number) => Promise<unknown>> = {
    put: (at) => putFile(api, `${at}-${crypto.randomUUID()}.txt`, `${at % 3}`),
    copy: async () => {
      const [id] = await idsOf()
      return id && api.disk.file.copy({ ids: [id] })
    },
    bin: async () => {
      const [id] = await idsOf()
      return id && api.disk.file.remove({ ids: [id] })
    },
    restore: async () => {
      const [id] = await binnedOf()
      return id && api.disk.recycle.restore({ ids: [id] })
    },
    clear: () => api.disk.recycle.clear({}),
    sweep,
  }
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      for (const [at, step] of taken.entries()) {
        await take[step](at)
        expect(await stored()).toEqual(expect.arrayContaining(await named()))
      }
      await sweep()
      expect(await stored()).toEqual(await named())
    }),
    { numRuns: 12 },
  )
}, 120_000)
