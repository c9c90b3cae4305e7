// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api-error.ts'
import type { Client } from '../client.ts'
import { unreadCounts } from '../generated/message.gen.ts'
import { watchUnread, type Unread } from './index.ts'

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
let asked: number[]
let stops: (() => void)[]

/** Someone's calls: when they were made, and the answer while the server is up. */
const call = (async (op: string) => {
  if (op === unreadCounts) asked.push(Date.now() / 1000)
  if (!isUp) throw new ApiError('网络不通', { code: 0, kind: 'network', op })
  return op === unreadCounts ? counts : 4
}) as unknown as Client

function watch(): Unread[] {
  const told: Unread[] = []
  stops.push(watchUnread(call, (unread) => told.push(unread)))
  return told
}

function show(state: DocumentVisibilityState) {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  ;[visibility, isUp, asked, stops] = ['visible', true, [], []]
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
