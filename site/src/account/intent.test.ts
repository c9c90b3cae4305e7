import { expect, test } from 'vitest'
import { intentText } from './intent-text.ts'
import { keepIntent, takeIntent } from './intent.ts'

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

test('what was known of a fault is there after the login', () => {
  const storage = box()
  const report = { kind: 'report', datasheetId: 1, about: { reason: 'wrongFigure', quote: '5.5 V', page: 7 } } as const
  keepIntent(report, storage)
  expect(takeIntent(storage)).toEqual(report)
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
  expect(intentText({ kind: 'report', datasheetId: 1, about: { page: 7 } })).toBe('报错')
})
