import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ApiError } from '@xinpu/sdk'
import { listen } from '@xinpu/sdk/events'
import { eventStream } from '@xinpu/sdk/message'
import type { LiveEvent } from '@xinpu/sdk/types'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { apiOf, openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { createApp } from '../app.ts'
import { buildHouse } from '../build-house.ts'
import { notify } from './notify.ts'

let house: TestHouse
let baseURL: string
let person: Person & { uid: number; token: string }

beforeAll(async () => {
  house = await openHouse()
  await house.app.listen({ port: 0, host: '127.0.0.1' })
  baseURL = `http://127.0.0.1:${(house.app.server.address() as AddressInfo).port}/api`
})
afterAll(async () => {
  // Clients open lines ahead of need, and a server that closes waits for them.
  house.app.server.closeAllConnections()
  await house[Symbol.asyncDispose]()
})
beforeEach(async () => {
  person = await house.login(nextNumber())
})

let people = 0
const nextNumber = () => `+86-138000000${String((people += 1)).padStart(2, '0')}`

interface Line {
  events: LiveEvent[]
  refusals: ApiError[]
  asked: () => number
  stop: () => void
}

function hear(who: Person = person): Line {
  const line = { events: [] as LiveEvent[], refusals: [] as ApiError[] }
  let asked = 0
  const stop = listen(
    eventStream,
    {},
    {
      baseURL,
      session: { caller: () => who },
      hear: (event: LiveEvent) => line.events.push(event),
      onRefused: (error) => line.refusals.push(error),
      fetch: (...request) => {
        asked += 1
        return fetch(...request)
      },
    },
  )
  onTestFinished(stop)
  return { ...line, stop, asked: () => asked }
}

const tell = (to = person.uid) => notify(house.house.db, { to, kind: 'notification', title: '通知', content: '内容' })
const totals = ({ events }: Line) => events.map((event) => (event.kind === 'unread' ? event.counts.total : NaN))
const toldOf = (line: Line, ...expected: number[]) => vi.waitFor(() => expect(totals(line)).toEqual(expected))

test('the numbers are told at the start, and whenever something is told, read or removed', async () => {
  const { id } = await tell()
  const line = hear()
  await toldOf(line, 1)
  await tell()
  await toldOf(line, 1, 2)
  await house.as(person).message.message.read({ ids: [id] })
  await toldOf(line, 1, 2, 1)
  await house.as(person).message.message.readAll()
  await toldOf(line, 1, 2, 1, 0)
  expect(line.events[0]).toMatchObject({ kind: 'unread', counts: { notification: 1 }, im: 0 })
})

test('what concerns others, or changes no number, is not told', async () => {
  const other = await house.login(nextNumber())
  const line = hear()
  await toldOf(line, 0)
  await tell(other.uid)
  await house.as(person).message.message.readAll()
  await tell()
  await toldOf(line, 0, 1)
})

test('what is told within a transaction is seen when that is over', async () => {
  const line = hear()
  await toldOf(line, 0)
  const news = { to: person.uid, kind: 'mail', title: '一', content: '一' } as const
  await house.house.db.transaction().execute(async (tx) => {
    await notify(tx, news)
    await notify(tx, news)
  })
  await toldOf(line, 0, 2)
})

test('a line that is said on another server is heard here, whole', async () => {
  const other = await house.login(nextNumber())
  const elsewhere = await createApp(buildHouse(house.house.settings, house.database))
  onTestFinished(() => elsewhere.close())
  const line = hear()
  await toldOf(line, 0)
  const theirs = apiOf(elsewhere, other).message
  const { id: sessionId } = await theirs.session.open({ peerId: person.uid })
  await theirs.chat.send({ sessionId, content: '9.72 可以', clientMsgId: 'line-000001' })
  await vi.waitFor(() =>
    expect(line.events.slice(1)).toMatchObject([
      { kind: 'im', msg: { sessionId, content: '9.72 可以', isRead: false } },
      { kind: 'unread', im: 1 },
    ]),
  )
})

test('what another server tells, or is asked to do, is heard here at once', async () => {
  const other = await createApp(buildHouse(house.house.settings, house.database))
  onTestFinished(() => other.close())
  const line = hear()
  await toldOf(line, 0)
  await house.house.db.transaction().execute(async (tx) => {
    await notify(tx, { to: person.uid, kind: 'mail', title: '一', content: '一' })
  })
  await toldOf(line, 0, 1)
  await apiOf(other, person).message.message.readAll()
  await toldOf(line, 0, 1, 0)
})

test('a visitor is refused, and asks no more', async () => {
  const line = hear({})
  await vi.waitFor(() => expect(line.refusals).toMatchObject([{ code: 401 }]))
  expect(line.asked()).toBe(1)
})

test('of six at once the sixth is refused; when one leaves, there is room again', async () => {
  const lines = Array.from({ length: 5 }, () => hear())
  for (const line of lines) await toldOf(line, 0)
  const sixth = hear()
  await vi.waitFor(() => expect(sixth.refusals).toMatchObject([{ code: 429 }]))
  lines[0]?.stop()
  await vi.waitFor(async () => {
    const next = hear()
    await toldOf(next, 0)
  })
})

test('the stream ends with the session, and the next attempt is refused', async () => {
  const line = hear()
  await toldOf(line, 0)
  await house.as(person).account.session.logout()
  await vi.waitFor(() => expect(line.refusals).toMatchObject([{ code: 401 }]), 5000)
})

/** The answer as it comes over the socket. */
async function open({ app }: TestHouse): Promise<IncomingMessage> {
  const { port } = app.server.address() as AddressInfo
  const headers = { token: person.token, 'accept-encoding': 'gzip, br' }
  const request = get({ port, host: '127.0.0.1', path: '/api/sse/events', headers })
  onTestFinished(() => void request.destroy())
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return response
}

test('no hop keeps, packs or delays it', async () => {
  const response = await open(house)
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  expect(response.headers['content-encoding']).toBeUndefined()
})

test('every 20 seconds a line says nothing; every 15 what another server told is found', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let text = ''
  const response = await open(house)
  response.setEncoding('utf8').on('data', (piece: string) => (text += piece))
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((resolve) => setImmediate(resolve))
  }
  await until(() => text.includes('"total":0'))
  const row = { account_id: person.uid, kind: 'mail', title: '一', content: '一' } as const
  await house.house.db.insertInto('message').values(row).execute()
  await vi.advanceTimersByTimeAsync(15_000)
  await until(() => text.includes('"total":1'))
  expect(text).not.toMatch(/^:/m)
  await vi.advanceTimersByTimeAsync(5000)
  await until(() => /^:/m.test(text))
})

test('a server that closes ends its streams', async () => {
  const own = await openHouse()
  await own.app.listen({ port: 0, host: '127.0.0.1' })
  person = await own.login()
  const response = await open(own)
  response.resume()
  const ended = once(response, 'end')
  await own[Symbol.asyncDispose]()
  await ended
})
