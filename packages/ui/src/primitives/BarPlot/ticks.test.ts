import { expect, test } from 'vitest'
import { ticksOf, tickWords } from './ticks.ts'

test('ticks are short however high the bars', () => {
  expect([250, 5000, 25_000, 1_000_000].map(tickWords)).toEqual(['250', '5,000', '2.5 万', '100 万'])
})

test('one or two round lines lie at or below the highest bar, the upper one in its upper two thirds', () => {
  expect(ticksOf(0)).toEqual([])
  expect(ticksOf(92.4)).toEqual([50])
  for (let highest = 0.01; highest < 1e8; highest *= 1.37) {
    const ticks = ticksOf(highest)
    expect(ticks.every((tick) => tick > 0 && tick <= highest)).toBe(true)
    expect(ticks.at(-1)).toBeGreaterThan(highest / 3)
  }
})
