import * as contract from '@xinpu/contract'
import { operationsOf } from '@xinpu/contract/walk'
import { version } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
  ['a script of pdf.js', 200, `/files/pdfjs/${version}/build/pdf.worker.mjs`],
]

test.each(kinds)('%s carries every safe header', async (_, status, url, headers = {}) => {
  const answer = await house.app.inject({ url, headers })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
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

const alone = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

test.each([
  ['an answer', '/api/hotSearch', alone],
  ['a refusal', '/api/my/session/list', alone],
  ['what is not there', '/files/nothing', alone],
  [
    'a PDF, which a browser shows in its viewer',
    '/files/preview/1.pdf',
    `${alone}; style-src 'unsafe-inline'; img-src 'self' data:; object-src 'self'`,
  ],
  [
    'the worker of pdf.js',
    `/files/pdfjs/${version}/build/pdf.worker.mjs`,
    `${alone}; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'`,
  ],
  [
    'the sandbox',
    '/sandbox',
    "default-src 'none'; base-uri 'none'; form-action 'self' http://127.0.0.1:3000; frame-ancestors 'none'; style-src 'unsafe-inline'; img-src 'self'",
  ],
])('%s may do what it needs and nothing else', async (_, url, policy) =>
  expect((await house.app.inject({ url })).headers['content-security-policy']).toBe(policy),
)

describe('no cache keeps what is for one person', () => {
  const cacheOf = async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
    (await house.app.inject({ url, headers, method })).headers['cache-control']

  test('the answers of every call that asks who it is, refusals too', async () => {
    const { token } = await house.login()
    for (const { endpoint } of operationsOf(contract).filter(({ endpoint: { access } }) => access !== 'visitor')) {
      const url = `/api${endpoint.path.replaceAll(/\{\w+\}/g, '1')}`
      expect([url, await cacheOf(url, {}, endpoint.method)]).toEqual([url, 'no-store'])
    }
    expect(await cacheOf('/api/user/identity', { token })).toBe('no-store')
  })

  test('a call for everybody, asked by somebody', async () => {
    expect(await cacheOf('/api/hotSearch', { token: 'T' })).toBe('no-store')
    expect(await cacheOf('/api/hotSearch', { uuid: 'U' })).toBe('no-store')
    expect(await cacheOf('/api/hotSearch', { cookie: 'sid=1' })).toBe('no-store')
    expect(await cacheOf('/api/web/login', {}, 'POST')).toBe('no-store')
    expect(await cacheOf('/api/hotSearch')).toBeUndefined()
  })
})

test('the reference runs scripts of our own alone', async () => {
  const policy = String((await house.app.inject({ url: '/api/docs' })).headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
})
