import { ApiError, createClient } from '@xinpu/sdk'
import { loginAddress, returnAddress } from '@xinpu/sdk/partner'
import axios from 'axios'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isListed } from '../../src/core/return-hosts.ts'
import { openHouse, type Person, type TestHouse } from '../house.ts'

const returnHosts = ['blog.example.com']
const origin = 'https://xinpu.example'

let house: TestHouse
let person: Person
beforeAll(async () => {
  house = await openHouse({ returnHosts, origin })
  person = await house.login()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await house[Symbol.asyncDispose]()
})

/** Addresses that lead away, or look as if they did not. */
const evil = [
  ['', ' ', '/', '//', 'blog.example.com', '//blog.example.com', '//evil.com', '///evil.com', '////evil.com'],
  ['/\\evil.com', '\\/evil.com', '\\\\evil.com', '/\t/evil.com', '/\n/evil.com', '\t//evil.com', '/%5cevil.com'],
  ['%2f%2fevil.com', '/%2f%2fevil.com', '/%09/evil.com', '/.//evil.com', '/..//evil.com', './/evil.com', '/;@evil.com'],
  ['https:evil.com', 'https:/evil.com', 'https:///evil.com', 'https:\\\\evil.com', 'http:evil.com', 'HTTPS://EVIL.COM'],
  ['https://evil.com', 'http://evil.com', 'https://evil.com/blog.example.com', 'https://evil.com?blog.example.com'],
  ['https://evil.com#blog.example.com', 'https://evil.com\\@blog.example.com', 'https://evil.com%2f@blog.example.com'],
  ['https://evil.com/@blog.example.com', 'https://evil.com#@blog.example.com', 'https://evil.com?@blog.example.com'],
  ['https://blog.example.com@evil.com', 'https://blog.example.com:443@evil.com', 'https://blog.example.com%40evil.com'],
  ['https://user@blog.example.com', 'https://user:password@blog.example.com', 'https://:password@blog.example.com'],
  ['https://blog.example.com.evil.com', 'https://evil.com.blog.example.com', 'https://evilblog.example.com'],
  ['https://blog.example.com.', 'https://.blog.example.com', 'https://blog..example.com', 'https://example.com'],
  ['https://blog-example.com', 'https://blogXexample.com', 'https://blog.example.co', 'https://blog.example.comm'],
  [
    'https://blog.example.com%00.evil.com',
    'https://blog.example.com%2eevil.com',
    'https://blog.example.com%0d%0a.evil.com',
  ],
  ['https://blog.example.com。evil.com', 'https://evil。com', 'https://evil.com', 'https://evil。com/blog.example.com'],
  [
    'https://blоg.example.com',
    'https://blog.exаmple.com',
    'https://bløg.example.com',
    'https://xn--blg-7cd.example.com',
  ],
  [
    'https://blog.example.com:8443',
    'https://blog.example.com:80',
    'https://blog.example.com:0',
    'https://blog.example.com:99999',
  ],
  [
    'http://blog.example.com',
    'ftp://blog.example.com',
    'ws://blog.example.com',
    'wss://blog.example.com',
    'file://blog.example.com',
  ],
  [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
  ],
  ['javascript://blog.example.com/%0aalert(1)', 'javascript:alert(1)//https://blog.example.com', 'vbscript:msgbox(1)'],
  ['data:text/html,<script>alert(1)</script>', 'data:text/html;base64,PHNjcmlwdD4=', 'blob:https://blog.example.com/1'],
  [
    'view-source:https://blog.example.com',
    'about:blank',
    'mailto:a@blog.example.com',
    'intent://blog.example.com#Intent;end',
  ],
  ['https://2130706433', 'https://127.0.0.1', 'https://[::1]', 'https://0x7f.1', 'https://localhost'],
  [`https://evil.com/${'a'.repeat(3000)}blog.example.com`, `https://${'a'.repeat(3000)}.blog.example.com`],
].flat()

/** Other spellings of the listed host: a browser reads them as it, and so do we. */
const good = [
  'https://blog.example.com',
  'https://blog.example.com/',
  'https://BLOG.example.com:443/a?b=1#c',
  'https://blog。example。com/',
  'https://blog.example.com\\a',
  'https:\\\\blog.example.com/a',
  ' https://blog.example.com/a\n',
]

test('the table of addresses is long enough to mean something', () => expect(new Set(evil).size).toBeGreaterThan(80))

test.each(evil)('%j is on no list', (target) => expect(isListed(target, { returnHosts, origin })).toBe(false))

test.each(good)('%j leads to the host that is listed', (target) => {
  expect(isListed(target, { returnHosts, origin })).toBe(true)
  expect(new URL(target).origin).toBe('https://blog.example.com')
})

test('a site without https may send people to http, and a port is listed with its host', () => {
  const plain = { returnHosts: ['localhost:8080'], origin: 'http://127.0.0.1:3000' }
  expect(isListed('http://localhost:8080/a', plain)).toBe(true)
  expect(isListed('http://localhost:8081/a', plain)).toBe(false)
  expect(isListed('http://localhost/a', plain)).toBe(false)
})

test.each(evil)('no code is made for %j, and nobody is led there', async (target) => {
  const { fetch } = insideOf(house)
  const call = createClient({
    baseURL: 'http://house.test/api',
    axios: axios.create({ adapter: 'fetch', env: { fetch } }),
    session: { caller: () => person },
  })
  await expect(returnAddress(call, target)).rejects.toBeInstanceOf(ApiError)
  const made = house.house.db.selectFrom('exchange_code').select('target').where('target', '=', target)
  await expect(made.execute()).resolves.toEqual([])
})

/** The server's own doorstep. */
const insideOf = ({ app }: TestHouse) => ({
  fetch: (async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const answer = await app.inject({
      method: request.method as 'GET' | 'POST',
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } })
  }) as typeof fetch,
})

test.each([...evil, ...good])('WeChat and QQ are not told to lead back to %j', async (redirectUri) => {
  const { authorizeUrl } = house.as().account.social
  for (const provider of ['wx', 'qq'] as const)
    await expect(authorizeUrl({ provider, intent: 'wxlogin', redirectUri })).rejects.toBeInstanceOf(ApiError)
})

test.each([...evil, ...good])('the sandbox’s phone leads home and not to %j', async (target) => {
  const answer = await house.app.inject({
    method: 'POST',
    url: '/sandbox/phone',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ redirect_uri: target.slice(0, 2048), state: 's', name: '手机' }).toString(),
  })
  expect(answer.statusCode).toBe(303)
  expect(new URL(String(answer.headers.location)).origin).toBe(origin)
})

test.each(evil)('a login that carries %j leads nowhere: the address is not followed', async (fromswb) => {
  const { pathname } = new URL(loginLink(fromswb) ?? '/register', origin)
  expect(pathname).toBe('/register')
})

/** The link of a partner whose page is named so; undefined where it is no address at all. */
function loginLink(returnTo: string): string | undefined {
  vi.stubGlobal('sessionStorage', { setItem: () => {} })
  try {
    const link = new URL(loginAddress(origin, returnTo))
    expect(link.origin).toBe(origin)
    return link.href
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError)
    return undefined
  }
}

test.each(['//evil.com', '/\\evil.com', '/%2f%2fevil.com', '/..//evil.com', '//evil.com/%2e%2e', '/\t/evil.com'])(
  'no path of ours redirects to %j',
  async (path) => {
    for (const url of [path, `${path}/`, `/api${path}`, `/files${path}`, `/sandbox${path}`]) {
      const { headers } = await house.app.inject({ url, headers: { accept: 'text/html' } })
      if (headers.location) expect(new URL(String(headers.location), origin).origin).toBe(origin)
    }
  },
)
