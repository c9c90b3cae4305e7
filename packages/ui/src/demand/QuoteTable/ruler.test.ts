import { toMicro } from '@xinpu/sdk/format'
import { expect, test } from 'vitest'
import { rulerOf } from './ruler.ts'

test('a ruler has round ticks around the prices', () => {
  const ruler = rulerOf([5.6, 5.68, 6.21].map((price) => toMicro(price)))
  expect(ruler?.ticks.map(({ price }) => price)).toEqual([5.4, 5.6, 5.8, 6, 6.2, 6.4])
  expect(rulerOf([])).toBeUndefined()
})

test.each([
  [[1n]],
  [[7_000_000n, 7_000_000n]],
  [[3000n, 3021n, 5_000_000n]],
  [[1n, 99_999_999_000_000n]],
  [[98_000_000_000_000n, 99_999_999_000_000n]],
])('whatever the prices, all lie on the ruler in their order, and its ticks are few', (prices) => {
  const ruler = rulerOf(prices)
  const places = prices.map((price) => ruler?.placeOf(price) ?? Number.NaN)
  expect(places.every((place) => place >= 0 && place <= 100)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(ruler?.ticks.length).toBeLessThan(12)
})
