import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openWire, refuse, sayJson, type Answer, type Wire } from '../../test/wire.ts'
import type { ApiError } from '../api-error.ts'
import { eventStream } from '../generated/message.gen.ts'
import type { LiveEvent } from '../generated/types.gen.ts'
import { listen } from './index.ts'

const session = { caller: () => ({ token: 'T-1', uid: 7, uuid: 'a1' }) }

/** Pauses that were begun, in seconds. What fetch waits for by itself is shorter, or gives its work something to hold. */
const pauses = () =>
  vi
    .mocked(setTimeout)
    .mock.calls.filter((told) => told.length === 2)
    .map(([, milliseconds = 0]) => milliseconds / 1000)
    .filter((seconds) => seconds >= 1)

/** Pauses are passed by the test; sockets keep their own time. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(globalThis, 'setTimeout')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function open(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
}
const tell = (response: ServerResponse, event: unknown) => response.write(`data: ${JSON.stringify(event)}\n\n`)

/** Looks again and again, by a clock that is not faked, until something holds. */
async function until(holds: () => boolean) {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}

async function openStream(answer: Answer) {
  const wire = await openWire(answer)
  const events: unknown[] = []
  const refusals: ApiError[] = []
  const stop = listen(
    eventStream,
    {},
    {
      ...wire,
      session,
      outsideSource: 'blog',
      hear: (event: LiveEvent) => events.push(event),
      onRefused: (error) => refusals.push(error),
    },
  )
  onTestFinished(stop)
  return { wire, events, refusals, stop }
}

/** Lets the pause after so many attempts pass; before its end nothing is asked. */
async function passPause({ heard }: Wire, times: number, seconds: number) {
  await until(() => heard.length === times && pauses().length === times)
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
  expect(heard).toHaveLength(times)
  await vi.advanceTimersByTimeAsync(1)
  await until(() => heard.length === times + 1)
}

test('events are heard in their order, and the request carries who asks', async () => {
  const { wire, events } = await openStream((response) => {
    open(response)
    response.write(': hello\n\n')
    for (const number of [1, 2, 3]) tell(response, { number })
  })
  await until(() => events.length === 3)
  expect(events).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }])
  expect(wire.heard[0]).toMatchObject({
    method: 'GET',
    path: '/api/sse/events',
    headers: { accept: 'text/event-stream', token: 'T-1', uid: '7', uuid: 'a1', 'outside-source': 'blog' },
  })
})

test('a visitor sends three empty strings', async () => {
  const wire = await openWire(open)
  onTestFinished(listen(eventStream, {}, { ...wire, hear: () => undefined }))
  await until(() => wire.heard.length === 1)
  expect(wire.heard[0]?.headers).toMatchObject({ token: '', uid: '', uuid: '' })
})

test('an event that comes in pieces is heard whole', async () => {
  const text = Buffer.from(`data: ${JSON.stringify({ name: '数据手册' })}\n\n`)
  const { events } = await openStream(async (response) => {
    open(response)
    for (const byte of text) await new Promise((resolve) => response.write(Buffer.of(byte), resolve))
  })
  await until(() => events.length === 1)
  expect(events).toEqual([{ name: '数据手册' }])
})

test('a stream that breaks is asked for again after a second, without a word', async () => {
  const { wire, events, refusals } = await openStream((response, _, number) => {
    open(response)
    tell(response, { number })
    if (number === 1) response.end()
    if (number === 2) setImmediate(() => response.destroy())
  })
  await passPause(wire, 1, 1)
  await passPause(wire, 2, 1)
  await until(() => events.length === 3)
  expect(events).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }])
  expect(refusals).toEqual([])
})

test('a server that stays away is asked ever more rarely, once a minute at last', async () => {
  const { wire, refusals } = await openStream((response, _, number) =>
    number % 2 ? response.destroy() : sayJson(response, { code: 500, msg: '服务暂时不可用', data: null }, 503),
  )
  for (const [index, seconds] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) await passPause(wire, index + 1, seconds)
  expect(refusals).toEqual([])
})

test.each([
  ['a refusal', (response: ServerResponse) => refuse(response, 401, '请先登录'), { code: 401, message: '请先登录' }],
  [
    'a call that is not built',
    (response: ServerResponse) => sayJson(response, { code: 501, msg: '该功能尚未开放', data: null }, 501),
    { code: 501, status: 501 },
  ],
])('%s is told, and nothing is asked again', async (_, answer, expected) => {
  const { wire, events, refusals } = await openStream(answer)
  await until(() => refusals.length === 1)
  expect(refusals[0]).toMatchObject({ ...expected, kind: 'business', op: eventStream })
  expect([pauses(), wire.heard.length, events]).toEqual([[], 1, []])
})

test('stopped, it hangs up and hears nothing more', async () => {
  let line: ServerResponse | undefined
  const { wire, events, stop } = await openStream((response) => {
    line = response
    open(response)
    tell(response, 1)
  })
  await until(() => events.length === 1)
  stop()
  await until(() => line?.closed === true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([pauses(), wire.heard.length, events]).toEqual([[], 1, [1]])
})

test('stopped in a pause, it asks no more', async () => {
  const { wire, stop } = await openStream((response) => response.destroy())
  await until(() => pauses().length === 1)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([pauses(), wire.heard.length]).toEqual([[1], 1])
})
