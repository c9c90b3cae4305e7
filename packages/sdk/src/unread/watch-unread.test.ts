// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api-error.ts'
import type { Client } from '../client.ts'
import { unreadCounts, unreadIm } from '../generated/message.gen.ts'
import { watchUnread, type Unread, type UnreadLine } from './index.ts'

const counts = { total: 3, comment: 1, fans: 0, like: 0, mail: 2, notification: 0, platform: 0 }

/** The browser's locks, as far as a leader needs them: one holder a name, the others in a row. */
class Locks {
  private readonly rows = new Map<string, Promise<unknown>>()

  async request<T>(name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<T>): Promise<T> {
    const before = this.rows.get(name) ?? Promise.resolve()
    const turn = before.then(() => {
      signal.throwIfAborted()
      return hold()
    })
    this.rows.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
}

let visibility: DocumentVisibilityState
let isUp: boolean
let talks: number[]
let asked: number[]
let stops: (() => void)[]

/** Someone's calls: when they were made, and the answer while the server is up. */
const call = (async (op: string) => {
  if (op === unreadCounts) asked.push(Date.now() / 1000)
  if (op === unreadIm) talks.push(Date.now() / 1000)
  if (!isUp) throw new ApiError('网络不通', { code: 0, kind: 'network', op })
  return op === unreadCounts ? counts : 4
}) as unknown as Client

function watch(by: Client = call, line?: UnreadLine): Unread[] {
  const told: Unread[] = []
  stops.push(watchUnread(by, (unread) => told.push(unread), line))
  return told
}

function show(state: DocumentVisibilityState) {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  ;[visibility, isUp, talks, asked, stops] = ['visible', true, [], [], []]
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.stubGlobal('navigator', { locks: new Locks() })
})

afterEach(() => {
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('the first count is told after a second, then one every ten', async () => {
  const told = watch()
  await pass(0.9)
  expect(asked).toEqual([])
  await pass(30.1)
  expect(asked).toEqual([1, 11, 21, 31])
  expect(told).toHaveLength(4)
  expect(told[0]).toEqual({ ...counts, im: 4 })
})

test('after failures it waits 20, 40, then 60 seconds, and is quick again when the server is back', async () => {
  isUp = false
  const told = watch()
  await pass(181)
  expect(asked).toEqual([1, 21, 61, 121, 181])
  expect(told).toEqual([])
  isUp = true
  await pass(80)
  expect(asked.slice(5)).toEqual([241, 251, 261])
  expect(told).toHaveLength(3)
})

test('a hidden tab asks nothing; one that is shown again asks a second later', async () => {
  watch()
  await pass(5)
  show('hidden')
  await pass(100)
  expect(asked).toEqual([1])
  show('visible')
  await pass(2)
  expect(asked).toEqual([1, 106])
})

test('a tab that is opened behind another asks nothing', async () => {
  visibility = 'hidden'
  watch()
  await pass(60)
  expect(asked).toEqual([])
})

test('of several one asks, and all are told', async () => {
  const one = watch()
  const other = watch()
  await pass(21)
  expect(asked).toEqual([1, 11, 21])
  // Tabs tell each other outside of the clock.
  await vi.waitFor(() => expect(other).toHaveLength(3))
  expect(one).toEqual(other)
})

test('when the one that asks stops, the next takes over', async () => {
  watch()
  const other = watch()
  await pass(2)
  stops.shift()?.()
  await pass(1.5)
  expect(asked).toEqual([1, 3])
  expect(other.length).toBeGreaterThan(0)
})

test('stopped means stopped: nothing is asked or told again, and no timer is left', async () => {
  const told = watch()
  await pass(1)
  stops.shift()?.()
  await pass(0)
  expect(vi.getTimerCount()).toBe(0)
  show('visible')
  await pass(100)
  expect(asked).toEqual([1])
  expect(told).toHaveLength(1)
})

test('where there are no locks, on plain http, the tab asks by itself', async () => {
  vi.stubGlobal('navigator', {})
  watch()
  await pass(11)
  expect(asked).toEqual([1, 11])
})

test('a product without talks is asked for them once, and the rest is told', async () => {
  const withoutTalks = (async (op: string) => {
    const answer: unknown = await (call as (op: string) => Promise<unknown>)(op)
    if (op !== unreadIm) return answer
    throw new ApiError('该功能尚未开放', { code: 501, kind: 'http', op, status: 501 })
  }) as unknown as Client
  const told = watch(withoutTalks)
  await pass(31)
  expect([asked, talks]).toEqual([[1, 11, 21, 31], [1]])
  expect(told[3]).toEqual({ ...counts, im: 0 })
})

type Answer = (stream: ReadableStreamDefaultController<Uint8Array>) => Response | undefined

/** A stream of events, and when it was asked for; what `answer` does not refuse is opened. */
function lineOf(answer: Answer = () => undefined) {
  const opened: number[] = []
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  const line: UnreadLine = {
    fetch: async (_, init) => {
      init?.signal?.throwIfAborted()
      opened.push(Date.now() / 1000)
      let refusal: Response | undefined
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          refusal = answer(stream)
          streams.push(stream)
          init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason))
        },
      })
      return refusal ?? new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
  }
  return { line, opened, say: (event: object) => say(streams.at(-1), event) }
}

function say(stream: ReadableStreamDefaultController<Uint8Array> | undefined, event: object) {
  stream?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
}

const unread = (total: number) => ({ kind: 'unread', counts: { ...counts, total }, im: 2 })
const totals = (told: Unread[]) => told.map(({ total }) => total)

test('with a line nothing is asked: what changes is told as it happens', async () => {
  const { line, opened, say: tell } = lineOf((stream) => void say(stream, unread(1)))
  const told = watch(call, line)
  await pass(0.9)
  expect(opened).toEqual([])
  await pass(60)
  tell({ kind: 'order', id: 1 })
  tell(unread(2))
  await pass(60)
  expect([opened, asked, totals(told)]).toEqual([[1], [], [1, 2]])
  expect(told[1]).toEqual({ ...counts, total: 2, im: 2 })
})

test('lines of talks are heard as they are said', async () => {
  const { line, say: tell } = lineOf((stream) => void say(stream, unread(1)))
  const heard: string[] = []
  const told = watch(call, { ...line, hear: ({ content }) => heard.push(content) })
  await pass(5)
  tell({ kind: 'im', msg: { id: 7, sessionId: 3, content: '9.72 可以' } })
  await pass(5)
  expect([heard, totals(told)]).toEqual([['9.72 可以'], [1]])
})

test.each([
  ['is not built', 501, 501],
  ['is refused', 200, 429],
])('where the line %s, the tab asks every ten seconds', async (_, status, code) => {
  const { line, opened } = lineOf(() => Response.json({ code, msg: '不行', data: null }, { status }))
  watch(call, line)
  await pass(25)
  expect([opened, asked]).toEqual([[1], [1, 11, 21]])
})

test('a line that breaks is mended; one that keeps breaking is given up', async () => {
  const { line, opened } = lineOf((stream) => {
    say(stream, unread(1))
    stream.close()
  })
  const told = watch(call, line)
  await pass(15)
  expect(opened).toEqual([1, 2, 3])
  expect(asked).toEqual([4, 14])
  expect(totals(told)).toEqual([1, 1, 1, 3, 3])
})

test('a line on which nothing comes through is given up after ten seconds', async () => {
  const { line, opened } = lineOf()
  const told = watch(call, line)
  await pass(22)
  expect([opened, asked, totals(told)]).toEqual([[1], [11, 21], [3, 3]])
})

test('a hidden tab hangs up, and listens again when it is shown; stopped, it leaves no timer', async () => {
  const { line, opened } = lineOf((stream) => void say(stream, unread(1)))
  const told = watch(call, line)
  await pass(5)
  show('hidden')
  await pass(100)
  show('visible')
  await pass(5)
  expect([opened, asked]).toEqual([[1, 106], []])
  stops.shift()?.()
  await pass(0)
  expect(vi.getTimerCount()).toBe(0)
  expect(totals(told)).toEqual([1, 1])
})
