import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse } from '../catalogue.ts'
import { openHouse, type TestHouse } from '../house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
  await stockHouse(house.house)
})
afterAll(async () => house[Symbol.asyncDispose]())

const kinds: [string, number, string, Record<string, string>?][] = [
  ['an answer of the API', 200, '/api/hotSearch'],
  ['a refusal of the API', 200, '/api/my/session/list'],
  ['a call that is not there', 404, '/api/nothing'],
  ['an address that cannot be read', 400, '/api/specBrand/%'],
  ['the way to 页面不见了', 302, '/%', { accept: 'text/html' }],
  ['a page of another site that acts', 403, '/api/sendNotice?mobile=1', { origin: 'https://evil.example' }],
  ['the reference', 200, '/api/docs'],
  ['the reference’s script', 200, '/api/docs/start.js'],
  ['the OpenAPI document', 200, '/api/openapi.json'],
  ['the sandbox', 200, '/sandbox'],
  ['the sandbox’s phone', 200, '/sandbox/phone'],
  ['a file', 200, '/files/preview/1.pdf'],
  ['a file that is refused', 401, '/files/datasheet/1.pdf'],
  ['a script of pdf.js', 200, '/files/pdfjs/build/pdf.worker.mjs'],
]

test.each(kinds)('%s carries every safe header', async (_, status, url, headers = {}) => {
  const answer = await house.app.inject({ url, headers })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(answer.headers['x-powered-by']).toBeUndefined()
  expect(answer.headers['server']).toBeUndefined()
})

test('a fault of ours carries them too', async () => {
  await using broken = await openHouse()
  await broken.house.db.schema.dropTable('hot_word').execute()
  const answer = await broken.app.inject({ url: '/api/hotSearch' })
  expect(answer.statusCode).toBe(500)
  expect(answer.headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' })
})

test('too many requests carry them too', async () => {
  await using small = await openHouse({ rateLimit: 1 })
  await small.app.inject({ url: '/api/hotSearch' })
  const answer = await small.app.inject({ url: '/api/hotSearch' })
  expect(answer.statusCode).toBe(429)
  expect(answer.headers).toMatchObject({ 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' })
})

test('on https browsers are told to stay there', async () => {
  await using safe = await openHouse({ origin: 'https://xinpu.example' })
  const { headers } = await safe.app.inject({ url: '/api/hotSearch' })
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
  expect((await house.app.inject({ url: '/api/hotSearch' })).headers['strict-transport-security']).toBeUndefined()
})

test('the reference runs scripts of our own alone', async () => {
  const policy = String((await house.app.inject({ url: '/api/docs' })).headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
})
