import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { createApp } from '../app.ts'
import type { Site } from './rendering.ts'
import { hostSite } from './site-host.ts'

let house: TestHouse
let folder: string

beforeAll(async () => {
  house = await openHouse()
  folder = await mkdtemp(join(tmpdir(), 'xinpu-site-'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

/** A page whose status the site says, after it has said that its thing was taken down. */
async function statusOf(site: Site): Promise<number> {
  const app = Fastify()
  const render = await hostSite(app, folder, site, house.house)
  app.setNotFoundHandler(render)
  const { statusCode } = await app.inject({ url: '/specification_detail/1' })
  await app.close()
  return statusCode
}

const gone = (status: number): Site => ({
  fetch: async (_, { context: { visit } }) => {
    visit.onGone()
    return new Response('', { status })
  },
})

test('a page about a thing that was taken down has status 410', async () => {
  expect(await statusOf(gone(404))).toBe(410)
  expect(await statusOf({ fetch: async () => new Response('', { status: 404 }) })).toBe(404)
})

test('a page that is there nevertheless keeps its status', async () => expect(await statusOf(gone(200))).toBe(200))

test('a phone is led to the host for phones, and told to keep that for itself', async () => {
  const app = Fastify()
  const settings = { ...house.house.settings, mobileHost: 'm.example.com' }
  const site: Site = { fetch: async () => new Response('a page') }
  app.setNotFoundHandler(await hostSite(app, folder, site, { ...house.house, settings }))
  const headers = { host: 'www.example.com', 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile' }
  const led = await app.inject({ url: '/register?a=1', headers })
  expect([led.statusCode, led.headers.location]).toEqual([302, 'https://m.example.com/register?a=1'])
  expect(led.headers['cache-control']).toBe('private, no-store')
  const stays = await app.inject({ url: '/register?view=desktop', headers })
  expect([stays.headers.location, stays.headers['set-cookie']]).toEqual([
    '/register',
    'view=desktop; Path=/; Max-Age=2592000; SameSite=Lax',
  ])
  await app.close()
})

test('a page is sent as small as the browser can read it', async () => {
  const app = Fastify()
  const page = '<p>芯谱</p>'.repeat(200)
  const site: Site = { fetch: async () => new Response(page, { headers: { 'content-type': 'text/html' } }) }
  app.setNotFoundHandler(await hostSite(app, folder, site, house.house))
  const ask = (accepted: string) => app.inject({ url: '/', headers: { 'accept-encoding': accepted } })

  const ways = ['gzip, deflate, br, zstd', 'gzip, br, zstd;q=0', 'gzip', 'identity', 'br;q=0']
  const [zstd, br, gzip, plain, refused] = await Promise.all(ways.map(ask))
  expect(zstd?.headers).toMatchObject({ 'content-encoding': 'zstd', vary: 'accept-encoding, cookie' })
  expect(zstdDecompressSync(zstd?.rawPayload ?? '').toString()).toBe(page)
  expect(br?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, cookie' })
  expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(page)
  expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(page)
  expect(plain?.body).toBe(page)
  expect(refused?.body).toBe(page)
  await app.close()
})

test('a page of the build before still gets its scripts, and one that nobody knows is refused at once', async () => {
  const site: Site = { fetch: async () => new Response('a page') }
  const answers = async (...paths: string[]) => {
    const app = Fastify()
    app.setNotFoundHandler(await hostSite(app, folder, site, house.house))
    const got = await Promise.all(paths.map((url) => app.inject({ url })))
    await app.close()
    return got
  }
  const assets = join(folder, 'client/assets')
  await writeFile(join(assets, 'Dialog-1.js'), 'one')
  await answers()
  await rm(join(assets, 'Dialog-1.js'))
  await writeFile(join(assets, 'Dialog-2.js'), 'two')
  const [before, present, unknown] = await answers('/assets/Dialog-1.js', '/assets/Dialog-2.js', '/assets/Dialog-0.js')
  expect([before?.body, present?.body]).toEqual(['one', 'two'])
  expect(before?.headers['cache-control']).toBe(present?.headers['cache-control'])
  expect(unknown?.statusCode).toBe(404)
  expect(unknown?.body).not.toContain('a page')
})

test('people who share an address load pages as others do: files of the site are not counted, calls are', async () => {
  await using small = await openHouse({ rateLimit: 2 })
  await mkdir(join(folder, 'server'), { recursive: true })
  await writeFile(join(folder, 'server/server.js'), 'export default { fetch: async () => new Response("a page") }')
  await writeFile(join(folder, 'client/assets/Menu-1.js'), 'menu')
  const app = await createApp(small.house, { siteFolder: folder })
  const statuses = async (url: string) => {
    const codes: number[] = []
    for (let turn = 0; turn < 3; turn += 1) codes.push((await app.inject({ url })).statusCode)
    return codes
  }
  expect(await statuses('/assets/Menu-1.js')).toEqual([200, 200, 200])
  expect(await statuses('/api/health')).toEqual([200, 200, 429])
  await app.close()
})
