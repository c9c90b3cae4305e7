import { expect, test } from 'vitest'
import { intentText, keepIntent, takeIntent } from './intent.ts'

function box(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  } as Storage
}

test('an intent is taken once', () => {
  const storage = box()
  keepIntent({ kind: 'download', ids: [1, 2, 3], name: 'a' }, storage)
  expect(takeIntent(storage)).toEqual({ kind: 'download', ids: [1, 2, 3], name: 'a' })
  expect(takeIntent(storage)).toBeUndefined()
})

test('an intent of half an hour ago is dropped', () => {
  const storage = box()
  keepIntent({ kind: 'feedback' }, storage, 0)
  expect(takeIntent(storage, 30 * 60_000)).toBeUndefined()
})

test('what somebody else wrote there does no harm', () => {
  const storage = box()
  storage.setItem('pendingIntent', '{')
  expect(takeIntent(storage)).toBeUndefined()
})

test('the dialog says what goes on', () => {
  expect(intentText({ kind: 'download', ids: [1, 2, 3], name: '' })).toBe('下载 3 份资料')
})
