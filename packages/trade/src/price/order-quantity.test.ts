import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastQuantity, quantitiesNear, quantityFault } from './order-quantity.ts'

const rules = fc.record({
  moq: fc.integer({ min: 1, max: 5000 }),
  mpq: fc.integer({ min: 1, max: 5000 }),
  stock: fc.integer({ min: 0, max: 1_000_000 }),
})
const pieces = fc.integer({ min: 1, max: 1_000_000 })

test('what is offered beside a quantity can be bought', () => {
  fc.assert(
    fc.property(pieces, rules, (wanted, shop) => {
      for (const near of quantitiesNear(wanted, shop)) expect(quantityFault(near, shop)).toBeUndefined()
    }),
  )
})

test('a quantity that can be bought is the only one beside itself', () => {
  fc.assert(
    fc.property(pieces, rules, (wanted, shop) => {
      fc.pre(quantityFault(wanted, shop) === undefined)
      expect(quantitiesNear(wanted, shop)).toEqual([wanted])
    }),
  )
})

test('nothing is offered only where the shop has less than it sells at least', () => {
  fc.assert(
    fc.property(pieces, rules, (wanted, shop) => {
      expect(quantitiesNear(wanted, shop).length === 0).toBe(shop.stock < leastQuantity(shop))
    }),
  )
})

test('stock is told before the least quantity, and that before the multiple', () => {
  const shop = { moq: 10, mpq: 10, stock: 500 }
  expect([501, 4, 15, 20].map((one) => quantityFault(one, shop))).toEqual(['stock', 'moq', 'mpq', undefined])
})
