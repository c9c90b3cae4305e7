import { expect, test } from 'vitest'
import { stateOf } from './state-of.ts'

const answered = { data: [], error: null }
const waiting = { data: undefined, error: null }
const failed = { data: undefined, error: new Error('网络断开') }
/** Asked again in vain: what was answered before is still known. */
const failedLater = { data: [], error: new Error('网络断开') }

test('a form waits for every answer that it stands on, and says when one did not come', () => {
  expect(stateOf(answered, waiting)).toBe('loading')
  expect(stateOf(answered, failed)).toBe('error')
  expect(stateOf(answered, answered)).toBe('ready')
})

test('a form that stands there stays when what it stands on is asked again in vain', () => {
  expect(stateOf(failedLater)).toBe('ready')
  expect(stateOf(answered, failedLater)).toBe('ready')
})
