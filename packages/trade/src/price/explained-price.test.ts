import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainPrice, orderAmounts } from './explained-price.ts'
import { toMicro } from './micro.ts'
import { lineAmount } from './money.ts'

const micro = fc.bigInt({ min: 1n, max: 99_999_999_000_000n })
const pieces = fc.integer({ min: 1, max: 999_999_999 })

test('a price is explained to the fen: 460 pieces at 3.86 hold 204.27 of tax', () => {
  const explained = explainPrice(
    [
      { min: 1, price: 5.21 },
      { min: 100, price: 3.86 },
    ],
    460,
    'CNY',
  )
  expect(explained).toMatchObject({ min: 100, amount: toMicro(1775.6), tax: toMicro(204.27), rounding: 0n })
})

test('price times pieces and what was rounded are the amount, for any price', () => {
  fc.assert(
    fc.property(micro, pieces, (price, count) => {
      const amount = lineAmount(price, count)
      const rounding = amount - price * BigInt(count)
      expect(rounding <= 5000n && rounding > -5000n).toBe(true)
      expect(amount % 10_000n).toBe(0n)
    }),
  )
})

test('dollars hold no tax', () => {
  expect(explainPrice([{ min: 1, price: 31.42 }], 24, 'USD')?.tax).toBe(0n)
})

test('an order is its lines and its freight, which is nothing from a sum on', () => {
  const freights = [{ currency: 'CNY' as const, fee: 12, freeFrom: 600 }]
  expect(orderAmounts([toMicro(577.92)], 'CNY', freights)).toMatchObject({
    freight: toMicro(12),
    total: toMicro(589.92),
    toFree: toMicro(22.08),
  })
  expect(orderAmounts([toMicro(577.92), toMicro(43.2)], 'CNY', freights)).toEqual({
    goods: toMicro(621.12),
    tax: toMicro(71.46),
    freight: 0n,
    total: toMicro(621.12),
  })
  expect(orderAmounts([], 'CNY', freights).total).toBe(0n)
})
