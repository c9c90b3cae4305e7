import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InsideAnswer } from './inside-calls.ts'
import type { Visit } from './rendering.ts'
import { renderingThreads, type ThreadedSite } from './rendering-threads.ts'

/** A site that does what its paths say; `Atomics.wait` holds a thread as an endless loop does, without using the processor. */
const site = `
import { existsSync, writeFileSync } from 'node:fs'
const hang = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
const first = (mark) => !existsSync(mark) && (writeFileSync(mark, ''), true)
export default {
  async fetch(request, { context: { visit } }) {
    const url = new URL(request.url)
    const mark = url.searchParams.get('mark')
    if (url.pathname === '/dies') process.exit(3)
    if (url.pathname === '/dies-once' && first(mark)) process.exit(3)
    if (url.pathname === '/hangs-once' && first(mark)) hang()
    if (url.pathname === '/breaks') throw new Error('broken')
    if (url.pathname === '/gone') visit.onGone()
    if (url.pathname === '/leads') return new Response(null, { status: 302, headers: { location: '/' } })
    if (url.pathname === '/asks') {
      const { status, body } = await visit.ask({ method: 'GET', url: '/api/x', headers: { a: 'b' } })
      return new Response(status + body)
    }
    const body = new ReadableStream({
      async start(out) {
        out.enqueue(new TextEncoder().encode(visit.nonce + ' '))
        if (url.pathname === '/dies-later') setTimeout(() => process.exit(3), 50)
        else {
          out.enqueue(new TextEncoder().encode(request.headers.get('cookie')))
          out.close()
        }
      },
    })
    return new Response(body, { headers: [['set-cookie', 'a=1'], ['set-cookie', 'b=2']] })
  },
}
`

let folder: string
let threads: ThreadedSite
const entry = () => pathToFileURL(join(folder, 'server.mjs')).href

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xinpu-threads-'))
  await writeFile(join(folder, 'server.mjs'), site)
  threads = await renderingThreads(entry(), { count: 2, patience: 2000 })
})
afterAll(async () => {
  await threads.close()
  await rm(folder, { recursive: true })
})

const visit: Visit = {
  ask: async ({ url, headers }) => ({ status: 200, body: `${url} ${headers['a']}`, requestId: 'r-1' }),
  nonce: 'a word',
  origin: 'http://house.test',
  now: '2026-01-01T00:00:00.000Z',
  onGone: () => {},
  encoding: undefined,
  onWhole: () => {},
}
const page = (path: string, given: Partial<Visit> = {}) =>
  threads.fetch(new Request(`http://house.test${path}`, { headers: { cookie: 'theme=dark' } }), {
    context: { visit: { ...visit, ...given } },
  })
const mark = (name: string) => `?mark=${encodeURIComponent(join(folder, name))}`

test('a page comes out of a thread as it was made', async () => {
  const answer = await page('/')
  expect(await answer.text()).toBe('a word theme=dark')
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  const led = await page('/leads')
  expect([led.status, led.headers.get('location')]).toEqual([302, '/'])
})

test('a thread packs what it renders as it can be read, and tells how much that is unpacked', async () => {
  const sizes: number[] = []
  const told = { onWhole: (size: number) => void sizes.push(size) }
  const ways = [
    { encoding: 'zstd', unpack: zstdDecompressSync },
    { encoding: 'br', unpack: brotliDecompressSync },
    { encoding: 'gzip', unpack: gunzipSync },
  ] as const
  for (const { encoding, unpack } of ways) {
    const answer = await page('/', { ...told, encoding })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(unpack(Buffer.from(await answer.arrayBuffer())).toString()).toBe('a word theme=dark')
  }
  expect((await page('/leads', { ...told, encoding: 'br' })).headers.get('content-encoding')).toBeNull()
  expect(sizes).toEqual([17, 17, 17, 0])
})

test('what a page asks is asked where the database is, and a call that breaks breaks the page alone', async () => {
  expect(await (await page('/asks')).text()).toBe('200/api/x b')
  const ask = () => Promise.reject(new Error('no answer'))
  await expect(page('/asks', { ask })).rejects.toThrow('no answer')
  await expect(page('/breaks')).rejects.toThrow('broken')
})

test('a thread has four pages under way, begins the next when one of them ends, and waits for no page that waits for long', async () => {
  const counted = await begunOf(6, 60_000)
  expect(counted.asked).toHaveLength(4)
  counted.asked[0]?.()
  await expect.poll(() => counted.asked.length).toBe(5)
  await counted.close()
  const patient = await begunOf(6, 50)
  await expect.poll(() => patient.asked.length).toBe(6)
  await patient.close()
})

/** Pages that wait for what they asked, in one thread: how each that has begun is let go on. */
async function begunOf(pages: number, longestTurn: number) {
  const asked: (() => void)[] = []
  const ask = () =>
    new Promise<InsideAnswer>((answer) => void asked.push(() => answer({ status: 200, body: '', requestId: '' })))
  const one = await renderingThreads(entry(), { count: 1, longestTurn })
  const given = { context: { visit: { ...visit, ask } } }
  for (let at = 0; at < pages; at += 1)
    one
      .fetch(new Request('http://house.test/asks'), given)
      .then((answer) => answer.text())
      .catch(() => {})
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(4)
  return { asked, close: one.close }
}

test('a page says that its thing was taken down', async () => {
  let isGone = false
  await page('/gone', { onGone: () => void (isGone = true) })
  expect(isGone).toBe(true)
})

test('the page of a thread that dies or hangs is rendered by another', async () => {
  expect(await (await page(`/dies-once${mark('dies')}`)).text()).toBe('a word theme=dark')
  expect(await (await page(`/hangs-once${mark('hangs')}`)).text()).toBe('a word theme=dark')
})

test('a page that every thread dies of fails, one that had begun ends in the middle, and others are rendered after it', async () => {
  await expect(page('/dies')).rejects.toThrow('ended')
  await expect(page('/dies-later').then((answer) => answer.text())).rejects.toThrow('ended')
  expect(await (await page('/')).text()).toBe('a word theme=dark')
})

test('a site that cannot be read is no start', async () => {
  const missing = pathToFileURL(join(folder, 'missing.mjs')).href
  await expect(renderingThreads(missing, { count: 1 })).rejects.toThrow('broke')
})
