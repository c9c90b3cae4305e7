import * as contract from '@xinpu/contract'
import { operationsOf } from '@xinpu/contract/walk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeFor, openHouse, type TestHouse } from '../house.ts'
import { askCode, codeOf, logIn, opens, post, renews } from './wire.ts'

const partner = 'https://blog.example.com'
const foreign = { origin: 'https://evil.example' }

let house: TestHouse
let ours: string
beforeAll(async () => {
  house = await openHouse({
    returnHosts: ['blog.example.com'],
    origin: 'https://xinpu.example',
    allowedHosts: ['www.xinpu.example'],
  })
  ours = house.house.settings.origin
})
afterAll(async () => house[Symbol.asyncDispose]())

let last = 0
const freshNumber = () => `+86-1330000${String((last += 1)).padStart(4, '0')}`

async function codeTo(mobile: string): Promise<string> {
  await askCode(house, mobile)
  return codeFor(house.app, mobile)
}

const foreignPages: [string, Record<string, string>][] = [
  ['another site', foreign],
  ['a page without an origin', { origin: 'null' }],
  ['an empty origin', { origin: '' }],
  ['another port of ours', { origin: 'https://xinpu.example:8443' }],
  ['our host without https', { origin: 'http://xinpu.example', host: 'xinpu.example' }],
  ['a host below ours', { origin: 'https://evil.xinpu.example' }],
  ['a host that begins as ours', { origin: 'https://xinpu.example.evil.example' }],
  ['a host that ends as the partner', { origin: 'https://evilblog.example.com' }],
  ['the partner without https', { origin: 'http://blog.example.com' }],
  ['another port of the partner', { origin: 'https://blog.example.com:8443' }],
  ['a file', { origin: 'file://' }],
  ['an extension', { origin: 'chrome-extension://abcdefgh' }],
  ['a site that names no origin', { 'sec-fetch-site': 'cross-site' }],
]

test.each(foreignPages)('a form of %s logs nobody in, and leaves the code as it was', async (_, headers) => {
  const mobile = freshNumber()
  const code = await codeTo(mobile)
  const answer = await post(house, '/web/login', { mobile, code }, { headers })
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toEqual({ code: 403, msg: '请求来自其他网站，已拒绝', data: null })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(codeOf(await post(house, '/web/login', { mobile, code }))).toBe(1)
})

const allowed: [string, Record<string, string>][] = [
  ['our own page', { origin: 'https://xinpu.example', 'sec-fetch-site': 'same-origin' }],
  [
    'our own page under the name that it was asked for',
    { origin: 'https://www.xinpu.example', host: 'www.xinpu.example' },
  ],
  ['a program, an app or our own rendering, which name no origin', {}],
  ['somebody who typed the address', { 'sec-fetch-site': 'none' }],
]

test.each(allowed)('%s logs in, and gets the cookie', async (_, headers) => {
  const mobile = freshNumber()
  const answer = await post(house, '/web/login', { mobile, code: await codeTo(mobile) }, { headers })
  expect(codeOf(answer)).toBe(1)
  expect(answer.cookies).toMatchObject([{ name: 'sid' }])
})

const acting = operationsOf(contract).filter(
  ({ endpoint }) => endpoint.method === 'POST' || endpoint.idempotent !== 'safe',
)

test('every call that acts refuses another site before it looks at anything', async () => {
  expect(acting.length).toBeGreaterThan(200)
  const { token } = await logIn(house, freshNumber())
  for (const { endpoint } of acting) {
    const url = `/api${endpoint.path.replaceAll(/\{\w+\}/g, '1')}`
    const answer = await house.app.inject({
      method: endpoint.method,
      url,
      headers: { ...foreign, token, 'content-type': 'application/json' },
      ...(endpoint.method === 'POST' && { payload: 'this is not JSON' }),
    })
    expect([url, answer.statusCode, answer.json()]).toEqual([
      url,
      403,
      { code: 403, msg: '请求来自其他网站，已拒绝', data: null },
    ])
  }
})

test('a picture on another site sends no code', async () => {
  const mobile = freshNumber()
  expect((await askCode(house, mobile, { headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403)
  expect(await codeFor(house.app, mobile)).toBe('')
})

test('another site neither renews nor ends the session of a browser', async () => {
  const { sid, token } = await logIn(house, freshNumber())
  for (const path of ['/auth/session/renew', '/logout'])
    expect((await post(house, path, {}, { headers: foreign, cookies: { sid } })).statusCode).toBe(403)
  expect([await opens(house, token), await renews(house, sid)]).toEqual([true, true])
})

test('a partner calls with tokens in headers: our cookies are neither read for it nor set', async () => {
  const { sid, token, id } = await logIn(house, freshNumber())
  const from = { origin: partner }
  const renewed = await post(house, '/auth/session/renew', {}, { headers: from, cookies: { sid } })
  expect(renewed.json()).toMatchObject({ code: 401 })
  const out = await post(house, '/logout', {}, { headers: from, cookies: { sid } })
  expect(out.headers['set-cookie']).toBeUndefined()
  expect(await opens(house, token)).toBe(true)
  const made = await post(house, '/auth/exchange/create', { target: `${partner}/` }, { headers: { token } })
  const { code } = made.json<{ data: { code: string } }>().data
  const redeemed = await post(house, '/auth/exchange/redeem', { code }, { headers: from })
  expect(redeemed.json()).toMatchObject({ code: 1, data: { id } })
  expect(redeemed.headers['set-cookie']).toBeUndefined()
  expect(redeemed.headers['access-control-allow-origin']).toBe(partner)
})

test('a browser is never told to send its cookies along, whoever asks', async () => {
  for (const origin of [partner, foreign.origin, 'null', ours])
    for (const method of ['OPTIONS', 'GET'] as const) {
      const answer = await house.app.inject({
        method,
        url: '/api/hotSearch',
        headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'token' },
      })
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
      expect(answer.headers['access-control-allow-origin'] ?? '').toBe(origin === partner ? partner : '')
    }
})
