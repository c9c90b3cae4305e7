import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cheaperQuantity, lineAmount, priceAt, toMicro } from './index.ts'
import { written } from './micro.ts'

const ladder = [
  { min: 1, price: 5.21 },
  { min: 10, price: 4.52 },
  { min: 100, price: 3.86 },
  { min: 500, price: 3.52 },
]

test('the greatest break that a quantity reaches is its price', () => {
  expect([1, 9, 10, 460, 500, 100_000].map((pieces) => priceAt(ladder, pieces)?.price)).toEqual([
    5.21, 5.21, 4.52, 3.86, 3.52, 3.52,
  ])
  expect(priceAt(ladder, 460)?.amount).toBe(toMicro('1775.6'))
})

test('under the least break, and for no whole number of pieces, there is no price', () => {
  expect([priceAt([{ min: 10, price: 1 }], 9), priceAt([], 1), priceAt(ladder, 1.5)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('forty pieces more cost ¥15.60 less', () => {
  expect(cheaperQuantity(ladder, 460)).toEqual({
    pieces: 500,
    more: 40,
    amount: toMicro('1760'),
    saved: toMicro('15.6'),
  })
  expect(cheaperQuantity(ladder, 200)).toBeUndefined()
})

const breaks = fc
  .uniqueArray(fc.record({ min: fc.integer({ min: 1, max: 5000 }), micro: fc.integer({ min: 1, max: 50_000_000 }) }), {
    minLength: 1,
    maxLength: 8,
    selector: ({ min }) => min,
  })
  .map((list) => list.map(({ min, micro }) => ({ min, price: micro / 1e6 })))
const pieces = fc.integer({ min: 1, max: 6000 })

test('a price is that of a break that is reached, and no reached break is greater, in whatever order they stand', () => {
  fc.assert(
    fc.property(breaks, pieces, (list, quantity) => {
      const found = priceAt(list, quantity)
      const reached = list.filter(({ min }) => min <= quantity).map(({ min }) => min)
      expect(found?.min).toBe(reached.length > 0 ? Math.max(...reached) : undefined)
      expect(priceAt(list.toReversed(), quantity)).toEqual(found)
      if (found) expect(found.amount).toBe(lineAmount(toMicro(found.price), quantity))
    }),
  )
})

test('an amount that is counted in numbers is the one of whole millionths, up to the largest sums', () => {
  const micro = fc.oneof(fc.integer({ min: 0, max: 50_000_000 }), fc.integer({ min: 0, max: 99_999_999_999_999 }))
  const many = fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 999_999_999 }))
  fc.assert(
    fc.property(micro, many, (price, quantity) => {
      const found = priceAt([{ min: 1, price: price / 1e6 }], quantity)
      expect(found?.amount).toBe(lineAmount(written(price / 1e6), quantity))
    }),
    { numRuns: 5000 },
  )
})

test('what is advised costs less, is more pieces, and nothing that is advised saves less than another break would', () => {
  let advised = 0
  fc.assert(
    fc.property(breaks, pieces, (list, quantity) => {
      const now = priceAt(list, quantity)
      const advice = cheaperQuantity(list, quantity)
      if (advice) advised += 1
      const amounts = list.filter(({ min }) => min > quantity).map(({ min }) => priceAt(list, min)?.amount ?? 0n)
      const least = amounts.reduce((best, amount) => (amount < best ? amount : best), now?.amount ?? 0n)
      expect((now?.amount ?? 0n) - (advice?.saved ?? 0n)).toBe(now ? least : 0n)
      if (!advice) return
      expect(advice.more).toBe(advice.pieces - quantity)
      expect(advice.more).toBeGreaterThan(0)
      expect(priceAt(list, advice.pieces)?.amount).toBe(advice.amount)
    }),
    { numRuns: 1000 },
  )
  expect(advised).toBeGreaterThan(50)
})
