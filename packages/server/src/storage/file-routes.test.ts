import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { version } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { pathOf } from './folder-store.ts'

let house: TestHouse
let person: Person
let urls: { preview: string; whole: string; lost: string }
let sheetId: number

beforeAll(async () => {
  house = await openHouse()
  const { opampSheet, mcuSheet } = await stockHouse(house.house)
  sheetId = opampSheet
  person = await house.login()
  const { previewPdfUrl: preview, pdfUrl: whole } = await house.as(person).datasheet.detail({ id: opampSheet })
  urls = { preview, whole, lost: (await house.as(person).datasheet.detail({ id: mcuSheet })).pdfUrl }
})
afterAll(async () => house[Symbol.asyncDispose]())

const fetched = (url: string, headers: Record<string, string> = {}) => house.app.inject({ url, headers })
const asPerson = () => ({ token: person.token ?? '' })

test('the preview is a PDF of the first pages, for everyone', async () => {
  const answer = await fetched(urls.preview)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  })
  expect((await PDFDocument.load(answer.rawPayload)).getPageCount()).toBe(3)
})

test('the whole file needs a token', async () => {
  const strangers: Record<string, string>[] = [{}, { token: 'stale' }, { ...asPerson(), uid: '999' }]
  for (const headers of strangers) {
    const refused = await fetched(urls.whole, headers)
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toMatchObject({ code: 401, msg: '请先登录' })
  }
  const answer = await fetched(urls.whole, asPerson())
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toContain('private')
  expect((await PDFDocument.load(answer.rawPayload)).getPageCount()).toBe(5)
})

test('the first pages are pictures for everyone, the others for those who may read them', async () => {
  const first = await fetched(`/files/page/${sheetId}/1.webp`)
  expect(first.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=3600' })
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 900 })
  expect((await sharp(first.rawPayload).stats()).entropy).toBeGreaterThan(0)
  expect((await fetched(`/files/page/${sheetId}/4.webp`)).statusCode).toBe(401)
  const fourth = await fetched(`/files/page/${sheetId}/4.webp`, asPerson())
  expect([fourth.statusCode, fourth.headers['cache-control']]).toEqual([200, 'private, max-age=3600'])
  for (const path of [`${sheetId}/6.webp`, `${sheetId}/0.webp`, `${sheetId}/1.png`, '999999/1.webp', 'a/1.webp'])
    expect((await fetched(`/files/page/${path}`, asPerson())).statusCode).toBe(404)
})

test('both are served in ranges, so that a reader can begin before the end is here', async () => {
  for (const [url, headers] of [
    [urls.preview, {}],
    [urls.whole, asPerson()],
  ] as const) {
    const whole = (await fetched(url, headers)).rawPayload
    const part = await fetched(url, { ...headers, range: 'bytes=10-19' })
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({ 'content-range': `bytes 10-19/${whole.length}`, 'content-length': '10' })
    expect(part.rawPayload).toEqual(whole.subarray(10, 20))
    const tail = await fetched(url, { ...headers, range: 'bytes=-5' })
    expect(tail.rawPayload).toEqual(whole.subarray(-5))
    expect((await fetched(url, { ...headers, range: `bytes=${whole.length}-` })).statusCode).toBe(416)
  }
})

test('what is known need not be sent again', async () => {
  const { etag } = (await fetched(urls.preview)).headers
  expect((await fetched(urls.preview, { 'if-none-match': String(etag) })).statusCode).toBe(304)
})

test.each([
  '/files/..%2f..%2fpackage.json',
  '/files/../package.json',
  '/files/preview/..%2f..%2f..%2fetc%2fpasswd',
  '/files/preview/1.pdf%00',
  '/files/preview/1',
  '/files/preview/0.pdf',
  '/files/preview/999999999.pdf',
  '/files/preview/9999999999999.pdf',
  '/files/preview/1e1.pdf',
  '/files/datasheet/..%5c..%5cpackage.json',
  `/files/pdfjs/${version}/build/..%2f..%2fpackage.json`,
  `/files/pdfjs/${version}/build/..%2fpackage.json`,
  `/files/pdfjs/${version}/build/%2e%2e/package.json`,
  `/files/pdfjs/${version}/package.json`,
  '/files/%',
  '/files/%ff',
])('%s leads nowhere', async (url) => {
  const answer = await fetched(url, asPerson())
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  expect(answer.json()).toMatchObject({ code: expect.any(Number), msg: expect.stringMatching(/\p{Script=Han}/u) })
  expect(answer.payload).not.toContain('root:')
})

test('what pdf.js needs comes from here', async () => {
  expect((await fetched(`/files/pdfjs/${version}/cmaps/UniGB-UCS2-H.bcmap`)).statusCode).toBe(200)
  const worker = await fetched(`/files/pdfjs/${version}/build/pdf.worker.min.mjs`)
  expect(worker.headers['content-type']).toMatch(/javascript/)
  expect(worker.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('what fits another version of pdf.js is not here: what a browser has kept of it is not mixed with this one', async () => {
  expect((await fetched('/files/pdfjs/build/pdf.worker.min.mjs')).statusCode).toBe(404)
  expect((await fetched('/files/pdfjs/1.0.0/build/pdf.worker.min.mjs')).statusCode).toBe(404)
})

test('the worker is as small as it can be once it has been asked for, and the same to whoever takes it as it is', async () => {
  const url = `/files/pdfjs/${version}/build/pdf.worker.min.mjs`
  const whole = await fetched(url)
  const plain = whole.rawPayload
  const sizeOf = async () => (await fetched(url, { 'accept-encoding': 'gzip, br' })).rawPayload.length
  await expect.poll(sizeOf, { timeout: 60_000, interval: 500 }).toBeLessThan(plain.length / 4)
  const packed = await fetched(url, { 'accept-encoding': 'br' })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  for (const { headers } of [whole, packed])
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' 'wasm-unsafe-eval'.*connect-src 'self'|connect-src 'self'.*'wasm-unsafe-eval'/,
    )
  expect(brotliDecompressSync(packed.rawPayload).equals(plain)).toBe(true)
})

test('a file that is lost on disk is said to be lost', async () => {
  const revision = Number(/\d+/.exec(urls.lost)?.[0])
  const { file_sha256: sha256 } = await house.house.db
    .selectFrom('datasheet_revision')
    .select('file_sha256')
    .where('id', '=', revision)
    .executeTakeFirstOrThrow()
  const path = join(house.house.files.place, pathOf(sha256))
  const bytes = await readFile(path)
  await rm(path)
  const answer = await fetched(urls.lost, asPerson())
  expect([answer.statusCode, answer.json<{ msg: string }>().msg]).toEqual([404, '文件已丢失，请联系我们'])
  await expect(house.house.files.put(bytes)).resolves.toBe(sha256)
  expect((await fetched(urls.lost, asPerson())).statusCode).toBe(200)
})
