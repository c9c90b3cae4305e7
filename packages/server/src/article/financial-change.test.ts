import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeOfProfit, changeOfSales } from './financial-change.ts'

test.each([
  [120, 100, { ratio: 0.2, turn: null }],
  [0, 100, { ratio: -1, turn: null }],
  [50, 0, { ratio: null, turn: null }],
  [50, -10, { ratio: null, turn: 'gained' }],
  [0, -10, { ratio: null, turn: 'gained' }],
  [-50, 10, { ratio: null, turn: 'lost' }],
  [-5, -10, { ratio: null, turn: 'narrowed' }],
  [-15, -10, { ratio: null, turn: 'widened' }],
  [-10, -10, { ratio: null, turn: null }],
])('a profit of %d after %d', (now, before, change) => expect(changeOfProfit(now, before)).toEqual(change))

test('what is unknown on one side has not changed', () => {
  expect([changeOfProfit(null, 1), changeOfProfit(1, null), changeOfSales(1, undefined)]).toEqual([null, null, null])
})

test('a ratio leads from the earlier figure to the later one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 1e9 }), (before, now) => {
      const ratio = changeOfSales(now, before)?.ratio ?? Number.NaN
      expect(Math.abs(before * (1 + ratio) - now)).toBeLessThanOrEqual(before * 1e-6)
    }),
  )
})
