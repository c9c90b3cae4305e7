import { expect, test } from 'vitest'
import { barsOf } from './sales-days.ts'

test('thirty days end today, in China, and each has what was sold on it in that currency', () => {
  const now = new Date('2026-11-23T17:30:00Z')
  const bars = barsOf(
    [
      { day: '2026-11-24', currency: 'CNY', amount: 12.5, orderCount: 2 },
      { day: '2026-11-24', currency: 'USD', amount: 99, orderCount: 1 },
      { day: '2026-10-26', currency: 'CNY', amount: 3, orderCount: 1 },
    ],
    'CNY',
    now,
  )
  expect(bars).toHaveLength(30)
  expect(bars[0]).toEqual({ day: '2026-10-26', amount: 3, orderCount: 1 })
  expect(bars.at(-1)).toEqual({ day: '2026-11-24', amount: 12.5, orderCount: 2 })
  expect(bars.slice(1, -1).every(({ amount }) => amount === 0)).toBe(true)
})
