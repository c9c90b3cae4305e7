import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { createApp } from '../app.ts'
import { buildHouse } from '../build-house.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => house[Symbol.asyncDispose]())

/** One of several servers of the one database, as they are with PostgreSQL. */
async function start({ rateLimit = 100_000 } = {}) {
  const own = buildHouse({ ...house.house.settings, rateLimit }, { ...house.database, kind: 'postgresql' })
  const app = await createApp(own)
  onTestFinished(async () => {
    app.server.closeAllConnections()
    await app.close()
  })
  return { app, limits: own.limits }
}

type Server = Awaited<ReturnType<typeof start>>

/** The statuses of requests from an address. */
async function ask({ app }: Server, remoteAddress: string, times: number) {
  const statuses = []
  for (let turn = 0; turn < times; turn += 1)
    statuses.push((await app.inject({ url: '/robots.txt', remoteAddress })).statusCode)
  return statuses
}

test('what one server counted of an address counts on another', async () => {
  const [one, other] = [await start({ rateLimit: 4 }), await start({ rateLimit: 4 })]
  expect(await ask(one, '198.51.100.1', 3)).toEqual([200, 200, 200])
  await one.limits.exchange()
  expect(await ask(other, '198.51.100.1', 1)).toEqual([200])
  await other.limits.exchange()
  expect(await ask(other, '198.51.100.1', 1)).toEqual([429])
  expect(await ask(other, '198.51.100.2', 1)).toEqual([200])
})

test('without the table a server holds to its own count, and to all of it once the table is back', async () => {
  const [one, other] = [await start({ rateLimit: 3 }), await start({ rateLimit: 3 })]
  const { schema } = house.house.db
  await schema.alterTable('limit_count').renameTo('limit_count_gone').execute()
  expect(await ask(one, '198.51.100.3', 2)).toEqual([200, 200])
  await one.limits.exchange()
  expect(await ask(one, '198.51.100.3', 2)).toEqual([200, 429])
  await schema.alterTable('limit_count_gone').renameTo('limit_count').execute()
  await one.limits.exchange()
  expect(await ask(one, '198.51.100.3', 1)).toEqual([429])
  await one.limits.exchange()
  expect(await ask(other, '198.51.100.3', 1)).toEqual([200])
  await other.limits.exchange()
  expect(await ask(other, '198.51.100.3', 1)).toEqual([429])
})

/** Begins to listen to what is told to a person; what it gives back stops. */
async function hear({ app }: Server, token: string) {
  const { port } = app.server.address() as AddressInfo
  const line = get({ port, host: '127.0.0.1', path: '/api/sse/events', headers: { token } })
  onTestFinished(() => void line.destroy())
  const [response] = (await once(line, 'response')) as [IncomingMessage]
  response.on('error', () => {}).resume()
  return { isHeard: response.headers['content-type'] === 'text/event-stream', stop: () => line.destroy() }
}

test('a person has five streams over all servers; when one leaves, there is room again', async () => {
  const [one, other] = [await start(), await start()]
  for (const { app } of [one, other]) await app.listen({ port: 0, host: '127.0.0.1' })
  const { token } = await house.login()
  const lines = []
  for (const server of [one, one, one, other, other, one, other]) lines.push(await hear(server, token))
  expect(lines.map(({ isHeard }) => isHeard)).toEqual([true, true, true, true, true, false, false])
  lines[0]?.stop()
  await vi.waitFor(async () => expect(await hear(other, token)).toMatchObject({ isHeard: true }), { timeout: 10_000 })
})

const limitsOf = () => buildHouse(house.house.settings, { ...house.database, kind: 'postgresql' }).limits

test('of two servers that give the last place at once, one does', async () => {
  const places = await Promise.all([limitsOf().hold('zip 7', 1), limitsOf().hold('zip 7', 1)])
  expect(places.filter(Boolean)).toHaveLength(1)
})

test('what a server held that is gone is free again', async () => {
  const other = limitsOf()
  expect(await limitsOf().hold('zip 8', 1)).toBeDefined()
  expect(await other.hold('zip 8', 1)).toBeUndefined()
  await sql`update limit_server set seen_at = now() - interval '11 seconds'`.execute(house.house.db)
  expect(await other.hold('zip 8', 1)).toBeDefined()
})

test('what is held is told again after the database lost it', async () => {
  const [one, other] = [limitsOf(), limitsOf()]
  const { db } = house.house
  expect(await one.hold('zip 9', 1)).toBeDefined()
  await db.schema.alterTable('limit_count').renameTo('limit_count_gone').execute()
  await one.exchange()
  await db.schema.alterTable('limit_count_gone').renameTo('limit_count').execute()
  await db.deleteFrom('limit_count').execute()
  await one.exchange()
  expect(await other.hold('zip 9', 1)).toBeUndefined()
})
