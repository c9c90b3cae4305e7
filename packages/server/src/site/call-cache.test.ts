import { expect, test } from 'vitest'
import { changes } from '../core/changes.ts'
import type { InsideCall } from './inside-calls.ts'
import { callCache } from './call-cache.ts'

const call = (url: string, terms: Partial<InsideCall> = {}): InsideCall => ({
  method: 'GET',
  url,
  headers: {},
  ...terms,
})

/** What visitors' pages ask, with a clock of its own and what came through. */
function asking(statusOf: (url: string) => number = () => 200) {
  let at = 0
  const house = { changes: changes(), now: () => new Date(at) }
  const passed: string[] = []
  const ask = callCache(house)(async ({ url }) => {
    passed.push(url)
    return { status: statusOf(url), body: '{}', requestId: 'r-1' }
  })
  return { ask, passed, house, pass: (ms: number) => void (at += ms) }
}

test('what several pages ask in five seconds is asked once', async () => {
  const { ask, passed, pass } = asking()
  const browser = (uuid: string) => ask(call('/api/a', { headers: { uuid } }))
  await Promise.all([browser('one'), browser('two'), ask(call('/api/b'))])
  pass(4900)
  await ask(call('/api/a'))
  expect(passed).toEqual(['/api/a', '/api/b'])
  pass(200)
  await ask(call('/api/a'))
  expect(passed).toEqual(['/api/a', '/api/b', '/api/a'])
})

test('what was written is seen by the next page', async () => {
  const { ask, passed, house } = asking()
  await ask(call('/api/a'))
  house.changes.tell()
  await ask(call('/api/a'))
  expect(passed).toHaveLength(2)
})

test('failures, acts and what was sent with other headers are not taken for one another', async () => {
  const { ask, passed } = asking((url) => (url === '/api/away' ? 503 : 200))
  for (const each of [call('/api/away'), call('/api/act', { method: 'POST' })]) {
    await ask(each)
    await ask(each)
  }
  await ask(call('/api/a', { headers: { accept: 'text/plain' } }))
  await ask(call('/api/a', { headers: { accept: 'text/html' } }))
  expect(passed).toEqual(['/api/away', '/api/away', '/api/act', '/api/act', '/api/a', '/api/a'])
})
