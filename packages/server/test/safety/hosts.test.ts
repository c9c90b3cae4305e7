import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.ts'

let house: TestHouse
beforeAll(async () => void (house = await openHouse({ trustProxy: 1, allowedHosts: ['xinpu.local', 'xinpu.example'] })))
afterAll(async () => house[Symbol.asyncDispose]())

const statusUnder = async (url: string, headers: Record<string, string>) =>
  (await house.app.inject({ url, headers })).statusCode

test('under a strange name nothing is answered but the health, which tells nothing', async () => {
  for (const url of ['/', '/api/hotSearch', '/robots.txt', '/files/preview/1.pdf', '/sandbox/outbox.json', '/nowhere'])
    expect([url, await statusUnder(url, { host: 'evil.example' })]).toEqual([url, 421])
  expect(await statusUnder('/api/health', { host: '10.0.0.7.evil.example' })).toBe(200)
  expect(await statusUnder('/api/hotSearch', { host: 'xinpu.example' })).toBe(200)
})

test('who asks under a strange name is told, and told what an administrator may do', async () => {
  const answer = await house.app.inject({ url: '/api/hotSearch', headers: { host: 'evil.example' } })
  expect(answer.json()).toEqual({
    code: 403,
    msg: '本站不以“evil.example”为名。管理员可用 ALLOWED_HOSTS 加上这个名称。',
    data: null,
  })
  expect(answer.headers).toMatchObject({ 'x-frame-options': 'DENY' })
})

test('the name that a trusted proxy passes on has to be ours too, and hides no other', async () => {
  const under = (host: string, passed: string) => statusUnder('/robots.txt', { host, 'x-forwarded-host': passed })
  expect(await under('127.0.0.1:3000', 'xinpu.example')).toBe(200)
  expect(await under('127.0.0.1:3000', 'evil.example')).toBe(421)
  expect(await under('evil.example', 'xinpu.example')).toBe(421)
})

const sandbox = ['/sandbox', '/sandbox/', '/sandbox/outbox.json', '/sandbox/phone']
const sandboxFor = (options: InjectOptions) =>
  Promise.all(sandbox.map(async (url) => (await house.app.inject({ url, ...options })).statusCode))

test.each(['127.0.0.1:3000', 'localhost:5174', '[::1]:3000'])('the sandbox is there for this machine, as %s', (host) =>
  expect(sandboxFor({ headers: { host } })).resolves.toEqual([200, 200, 200, 200]),
)

const strangers: [string, InjectOptions][] = [
  ['another machine', { remoteAddress: '192.168.1.9' }],
  ['another machine that says it is this one', { remoteAddress: '192.168.1.9', headers: { 'x-real-ip': '127.0.0.1' } }],
  ['another name of ours', { headers: { host: 'xinpu.local:3000' } }],
  ['an address of this machine in its network', { headers: { host: '192.168.1.5:3000' } }],
  ...['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-proto', 'cf-connecting-ip'].map(
    (name): [string, InjectOptions] => [`whoever comes with ${name}`, { headers: { [name]: '127.0.0.1' } }],
  ),
]

test.each(strangers)('the sandbox is not there for %s', (_, options) =>
  expect(sandboxFor(options)).resolves.toEqual([404, 404, 404, 404]),
)

test('an address of the phone that nobody made is told so', async () => {
  for (const query of ['provider=x', `ticket=${'a'.repeat(200)}`, 'provider=wx&provider=qq'])
    expect((await house.app.inject({ url: `/sandbox/phone?${query}` })).statusCode).toBe(400)
  expect((await house.app.inject({ url: '/sandbox/phone?ticket=a%00b' })).statusCode).toBe(200)
  expect((await house.app.inject({ method: 'POST', url: '/sandbox/phone' })).statusCode).toBe(303)
})

test('a connection is taken for what it is', async () => {
  await house.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = house.app.server.address() as AddressInfo
  const status = async (headers: Record<string, string>) => {
    const asked = request({ port, host: '127.0.0.1', path: '/sandbox/outbox.json', headers }).end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    return answer.resume().statusCode
  }
  expect(await status({})).toBe(200)
  expect(await status({ 'x-forwarded-for': '8.8.8.8' })).toBe(404)
  expect(await status({ host: 'evil.example' })).toBe(421)
})
