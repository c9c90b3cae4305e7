import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { putFile, sha256Of } from '../../test/disk.ts'
import { openHouse } from '../../test/house.ts'
import { startS3 } from '../../test/s3-server.ts'
import { folderStore, pathOf } from './folder-store.ts'
import { checkFiles, copyFiles, moveFiles } from './move-files.ts'
import { s3Store } from './s3-store.ts'

test('who follows a link to save a file fetches it from the bucket, and what a page asks for comes from here', async () => {
  await using s3 = await startS3()
  await using house = await openHouse({ keepsFilesIn: 's3', s3: s3.settings })
  const person = await house.login()
  const { url } = await putFile(house.as(person), '参数 表.txt', 'ten ohms')
  const fetched = (headers: Record<string, string>) => house.app.inject({ url, headers })
  const token = person.token ?? ''
  const led = await fetched({ token, 'sec-fetch-mode': 'navigate' })
  expect([led.statusCode, led.headers['cache-control']]).toEqual([302, 'private, no-store'])
  const address = new URL(String(led.headers.location))
  expect(address.searchParams.get('response-content-disposition')).toContain(encodeURIComponent('参数 表.txt'))
  expect([address.searchParams.get('X-Amz-Expires'), address.searchParams.has('X-Amz-Signature')]).toEqual([
    '300',
    true,
  ])
  expect(await (await fetch(address)).text()).toBe('ten ohms')
  expect((await fetched({ token, 'sec-fetch-mode': 'cors' })).payload).toBe('ten ohms')
  expect((await fetched({ 'sec-fetch-mode': 'navigate' })).statusCode).toBe(401)
})

test('while the bucket is away people are asked to come back, and nothing that was sent is forgotten', async () => {
  const s3 = await startS3()
  await using house = await openHouse({ keepsFilesIn: 's3', s3: s3.settings })
  const person = await house.login()
  const { url } = await putFile(house.as(person), 'a.txt', 'here')
  await s3[Symbol.asyncDispose]()
  const answer = await house.app.inject({ url, headers: { token: person.token ?? '' } })
  expect([answer.statusCode, answer.json<{ msg: string }>().msg]).toEqual([503, '服务正在恢复，请稍后再试'])
  await expect(putFile(house.as(person), 'b.txt', 'lost')).rejects.toMatchObject({
    message: expect.stringContaining('请稍后再试'),
  })
})

test('files move to a bucket and back with their hashes compared, and a damaged one stays where it is', async () => {
  await using s3 = await startS3()
  await using house = await openHouse()
  const { dataDir } = house.house.settings
  const [folder, bucket] = [house.house.files, s3Store(s3.settings)]
  const hashes = await Promise.all(['one', 'two', 'three'].map((words) => folder.put(Buffer.from(words))))
  const bad = await folder.put(Buffer.from('bad'))
  await writeFile(join(folder.place, pathOf(bad)), 'not')
  const there = { from: folder, to: bucket, dataDir }
  expect(await copyFiles(there)).toEqual({ files: 3, bytes: 11, damaged: [bad] })
  expect(await moveFiles(there)).toEqual({ files: 3, bytes: 11, damaged: [bad] })
  expect(await Promise.all([...hashes, bad].map(folder.sizeOf))).toEqual([undefined, undefined, undefined, 3])
  expect(await checkFiles(bucket)).toEqual({ files: 3, bytes: 11, damaged: [] })
  const home = folderStore(join(dataDir, 'home'))
  expect(await moveFiles({ from: bucket, to: home, dataDir })).toMatchObject({ files: 3, damaged: [] })
  expect(await checkFiles(home)).toMatchObject({ files: 3, damaged: [] })
  expect(await bucket.sizeOf(sha256Of(Buffer.from('one')))).toBeUndefined()
})

test('only one file loads the client of buckets, and it is asked for when a bucket is', async () => {
  const names = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  const texts = await Promise.all(names.map((name) => readFile(join(import.meta.dirname, name), 'utf8')))
  const loading = names.filter((_, at) => /^import (?!type).*(?:@aws-sdk|s3-bucket)/m.test(texts[at] ?? ''))
  expect(loading).toEqual(['s3-bucket.ts'])
})
