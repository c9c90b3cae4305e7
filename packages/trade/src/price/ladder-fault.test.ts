import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ladderFault } from './ladder-fault.ts'
import { priceAt } from './price-breaks.ts'

const ladder = [
  { min: 10, price: 4.52 },
  { min: 100, price: 3.86 },
  { min: 500, price: 3.52 },
]

test('a ladder begins at the least quantity, rises in pieces and falls in price', () => {
  expect(ladderFault(ladder, 10)).toBeUndefined()
  expect(ladderFault(ladder, 20)).toBe('第 1 档须从起订量 20 开始')
  expect(ladderFault([], 1)).toBe('第 1 档须从起订量 1 开始')
  expect(ladderFault([...ladder, { min: 500, price: 3 }], 10)).toBe('第 4 档的起始数量须大于上一档的 500')
  expect(ladderFault([...ladder, { min: 600, price: 3.52 }], 10)).toBe('第 4 档的单价须低于上一档的 3.52')
})

test('on a ladder without fault every quantity from the least on has a price, and more pieces never a higher one', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 10 }),
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 0, max: 20_000 }),
      (mins, pieces, more) => {
        const tiers = mins.toSorted((a, b) => a - b).map((min, at) => ({ min, price: 20 - at }))
        const moq = tiers[0]?.min ?? 1
        expect(ladderFault(tiers, moq)).toBeUndefined()
        const [few, many] = [priceAt(tiers, Math.max(pieces, moq)), priceAt(tiers, Math.max(pieces, moq) + more)]
        expect(few).toBeDefined()
        expect(many?.price).toBeLessThanOrEqual(few?.price ?? 0)
      },
    ),
  ))
