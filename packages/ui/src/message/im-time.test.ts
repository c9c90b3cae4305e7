import { expect, test } from 'vitest'
import { clockOf, dayWord, listTime } from './im-time.ts'

const now = new Date('2026-01-01T00:30:00+08:00')

test('days and minutes are those of China', () => {
  expect(clockOf('2025-12-31T16:02:00Z')).toBe('00:02')
  expect(dayWord('2025-12-31T16:02:00Z', now)).toBe('今天')
  expect(dayWord('2025-12-31T15:59:00Z', now)).toBe('昨天')
})

test('another year is named, this one is not', () => {
  expect(dayWord('2025-11-19T09:00:00+08:00', now)).toBe('2025-11-19')
  expect(dayWord('2025-11-19T09:00:00+08:00', new Date('2025-11-25T09:00:00+08:00'))).toBe('11-19')
})

test('the list says the minute of today, else the day', () => {
  expect(listTime('2026-01-01T00:10:00+08:00', now)).toBe('00:10')
  expect(listTime('2025-12-31T10:00:00+08:00', now)).toBe('昨天')
})
