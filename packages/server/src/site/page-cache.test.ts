import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  brotliCompressSync,
  brotliDecompressSync,
  gunzipSync,
  gzipSync,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviewer } from '../../test/company.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'
import type { Site, Visit } from './rendering.ts'
import { hostSite } from './site-host.ts'

let house: TestHouse
let folder: string

beforeAll(async () => {
  house = await openHouse()
  folder = await mkdtemp(join(tmpdir(), 'xinpu-cache-'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

type Render = (request: Request, visit: Visit) => Response | Promise<Response>

const html = (
  body: string | Uint8Array<ArrayBuffer>,
  terms: ResponseInit & { headers?: Record<string, string> } = {},
) => new Response(body, { ...terms, headers: { 'content-type': 'text/html; charset=utf-8', ...terms.headers } })

/** A site that says who asked and how often it was asked. */
const telling: Render = ({ headers }) => html(`for ${headers.get('cookie') ?? 'nobody'}`)

interface Hosted extends AsyncDisposable {
  ask: (
    headers?: Record<string, string>,
    url?: string,
    method?: 'GET' | 'HEAD',
  ) => ReturnType<FastifyInstance['inject']>
  renders: () => number
  seen: Request[]
}

async function hosted(render: Render): Promise<Hosted> {
  const seen: Request[] = []
  const site: Site = {
    async fetch(request, { context: { visit } }) {
      seen.push(request)
      return render(request, visit)
    },
  }
  const app = Fastify()
  app.get('/api/broken', (_, reply) => reply.code(500).send({}))
  app.setNotFoundHandler(await hostSite(app, folder, site, house.house))
  return {
    ask: (headers = {}, url = '/', method = 'GET') =>
      app.inject({ method, url, headers: { 'user-agent': person, ...headers } }) as never,
    renders: () => seen.length,
    seen,
    [Symbol.asyncDispose]: () => app.close() as never,
  }
}

test('visitors who ask at once and in the next five seconds are given one rendering', async () => {
  await using site = await hosted(telling)
  const bodies = await Promise.all([site.ask(), site.ask(), site.ask()])
  expect(new Set(bodies.map(({ body }) => body))).toEqual(new Set(['for theme=system']))
  house.pass(4900)
  await site.ask()
  expect(site.renders()).toBe(1)
  house.pass(200)
  await site.ask()
  expect(site.renders()).toBe(2)
})

test('what was written is shown to who asks after it, also while an older page is being made', async () => {
  let body = 'before'
  const begun = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await using site = await hosted(async () => {
    const said = body
    begun.resolve()
    if (said === 'before') await held.promise
    return html(said)
  })
  const early = site.ask()
  await begun.promise
  body = 'after'
  house.house.changes.tell()
  expect((await site.ask()).body).toBe('after')
  held.resolve()
  expect((await early).body).toBe('before')
  expect((await site.ask()).body).toBe('after')
})

test('a call that changes what visitors read is shown by the next page, and one that does not changes nothing', async () => {
  const admin = await reviewer(house)
  const { setConfig } = house.as(admin).admin.platform
  const shown = async () => html(String(await house.as().portal.config.value({ key: 'lotteryStatus' })))
  await using site = await hosted(shown)
  await setConfig({ key: 'lotteryStatus', value: 1 })
  expect((await site.ask()).body).toBe('1')
  await house.as().account.session.sendNotice({ mobile: '+86-13900000002' })
  expect((await site.ask()).headers['etag']).toBeDefined()
  await setConfig({ key: 'lotteryStatus', value: 7 })
  expect((await site.ask()).body).toBe('7')
})

test('a person who is logged in has pages of their own, which nobody else is given', async () => {
  await using site = await hosted(telling)
  const own = (name: string) => site.ask({ cookie: `theme=dark; token=${name}; userId=1` })
  expect((await site.ask()).body).toBe('for theme=system')
  const bodies = await Promise.all([own('one'), own('two'), site.ask({ cookie: 'sid=three' })])
  expect(bodies.map(({ body }) => body)).toEqual([
    'for theme=dark; token=one; userId=1',
    'for theme=dark; token=two; userId=1',
    'for sid=three',
  ])
  for (const { headers } of bodies) expect(headers['etag']).toBeUndefined()
  expect((await site.ask({ cookie: 'theme=dark' })).body).toBe('for theme=dark')
})

test('the page of a visitor is made from its address and its variant, and from nothing that the visitor sent', async () => {
  await using site = await hosted(telling)
  await site.ask({
    cookie: 'uuid=secret; theme=light; spec=secret',
    referer: 'secret',
    'user-agent': 'secret',
    'x-some': 'secret',
  })
  expect(JSON.stringify([...(site.seen[0]?.headers ?? [])])).not.toContain('secret')
})

test('another theme, another address and a robot have another page', async () => {
  await using site = await hosted(telling)
  const robot = { 'user-agent': 'Googlebot/2.1' }
  const dark = { cookie: 'theme=dark' }
  for (const turn of [0, 1]) {
    await site.ask({}, `/?turn=${turn}`)
    for (const headers of [{}, dark, robot]) await site.ask(headers)
  }
  expect(site.renders()).toBe(5)
})

const unkept: [string, Render, string?][] = [
  ['a page that is missing', () => html('', { status: 404 })],
  ['a way on', () => html('', { status: 307, headers: { location: '/about' } })],
  ['an answer with a cookie', () => html('', { headers: { 'set-cookie': 'sid=1' } })],
  ['an answer that is no page', () => new Response('{}', { headers: { 'content-type': 'application/json' } })],
  ['a page of a person', telling, '/userCenter'],
  [
    'a page that lacks what failed',
    async (_, { ask }) => html((await ask({ method: 'GET', url: '/api/broken', headers: {} })).body),
  ],
]

test.each(unkept)('%s is made anew for everybody', async (_, render, url = '/') => {
  await using site = await hosted(render)
  for (const turn of [1, 2]) {
    expect((await site.ask({}, url)).headers['etag']).toBeUndefined()
    expect(site.renders()).toBe(turn)
  }
})

test('a page that breaks is made anew for the next', async () => {
  let isBroken = true
  await using site = await hosted(() => {
    if (isBroken) throw new Error('broken')
    return html('whole')
  })
  expect((await site.ask()).statusCode).toBe(500)
  isBroken = false
  expect((await site.ask()).body).toBe('whole')
})

test('a browser that has the page is told so, and HEAD tells of it without sending it', async () => {
  await using site = await hosted(telling)
  await site.ask()
  const page = await site.ask({ 'accept-encoding': 'br' })
  const { etag = '' } = page.headers
  expect(page.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' })
  expect(brotliDecompressSync(page.rawPayload).toString()).toBe('for theme=system')
  const known = await site.ask({ 'if-none-match': `"other", ${String(etag)}` })
  expect([known.statusCode, known.body, known.headers['etag']]).toEqual([304, '', etag])
  expect(known.headers['content-security-policy']).toBe(page.headers['content-security-policy'])
  expect((await site.ask({ 'if-none-match': '"other"' })).statusCode).toBe(200)
  const head = await site.ask({}, '/', 'HEAD')
  expect([head.statusCode, head.body, head.headers['etag']]).toEqual([200, '', etag])
  expect(site.renders()).toBe(1)
})

test('a page that is sent again runs its own scripts by their hashes, and none that was smuggled in', async () => {
  await using site = await hosted((_, { nonce }) =>
    html(
      `<meta property="csp-nonce" content="${nonce}"/><script>evil()</script><script nonce="${nonce}" async="">own("芯")</script><script src="/a.js" nonce="${nonce}"></script>`,
    ),
  )
  const first = await site.ask()
  expect(first.headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[^']{24}' 'wasm-unsafe-eval'/)
  const again = await site.ask()
  const own = createHash('sha256').update('own("芯")').digest('base64')
  expect(again.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${own}' 'wasm-unsafe-eval';`)
  expect(again.body).toBe('<script>evil()</script><script async="">own("芯")</script><script src="/a.js"></script>')
})

const packed = {
  zstd: { pack: zstdCompressSync, unpack: zstdDecompressSync },
  br: { pack: brotliCompressSync, unpack: brotliDecompressSync },
  gzip: { pack: gzipSync, unpack: gunzipSync },
}

test.each(['zstd', 'br', 'gzip'] as const)(
  'a page that came packed as %s is sent to who cannot read that as well',
  async (way) => {
    const inThread: Render = ({ headers }, { encoding, onWhole }) => {
      const text = `for ${headers.get('cookie')}`
      onWhole(text.length)
      return encoding === way ? html(packed[way].pack(text), { headers: { 'content-encoding': way } }) : html(text)
    }
    await using site = await hosted(inThread)
    const ask = (name: string) => site.ask({ 'accept-encoding': name })
    const first = await ask(way)
    expect(first.headers['content-encoding']).toBe(way)
    for (const [other, { unpack }] of Object.entries(packed)) {
      const { headers, rawPayload } = await ask(other)
      expect(headers['content-encoding']).toBe(other)
      expect(unpack(rawPayload).toString()).toBe('for theme=system')
    }
    const plain = await ask('')
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'for theme=system'])
    expect(site.renders()).toBe(1)
  },
)

test('a page that shows its word elsewhere is not sent again', async () => {
  await using site = await hosted((_, { nonce }) => html(`<p>${nonce}</p>`))
  await site.ask()
  expect((await site.ask()).headers['etag']).toBeUndefined()
  expect(site.renders()).toBe(2)
})
