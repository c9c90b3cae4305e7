import { expect, test } from 'vitest'
import { barsOf, ticksOf, tickWords } from './sales-days.ts'

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

test('ticks are short however much was sold', () => {
  expect([250, 5000, 25_000, 1_000_000].map(tickWords)).toEqual(['250', '5,000', '2.5 万', '100 万'])
})

test('one or two round lines lie at or below the highest amount, the upper one in its upper two thirds', () => {
  expect(ticksOf(0)).toEqual([])
  expect(ticksOf(92.4)).toEqual([50])
  for (let highest = 0.01; highest < 1e8; highest *= 1.37) {
    const ticks = ticksOf(highest)
    expect(ticks.every((tick) => tick > 0 && tick <= highest)).toBe(true)
    expect(ticks.at(-1)).toBeGreaterThan(highest / 3)
  }
})
