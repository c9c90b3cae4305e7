import { expect, test } from 'vitest'
import { daysOf, hoursOf } from './event-time.ts'

const evening = { beginTime: '2026-12-02T11:00:00Z', endTime: '2026-12-02T13:00:00Z' }

test('an event has its day on China’s clock, and its weekday', () => {
  expect(daysOf(evening)).toBe('2026-12-02 周三 19:00–21:00')
  expect(daysOf({ beginTime: '2026-12-05T16:30:00Z', endTime: '2026-12-05T17:00:00Z' })).toBe(
    '2026-12-06 周日 00:30–01:00',
  )
})

test('where an event ends on another day, the day is named', () => {
  expect(hoursOf({ ...evening, endTime: '2026-12-03T09:00:00Z' })).toBe('19:00–12-03 17:00')
})
