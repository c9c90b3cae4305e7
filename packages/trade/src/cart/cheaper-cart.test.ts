import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMicro } from '../price/index.ts'
import { cartTotal, cheaperCarts, type CartChoice, type CartOption } from './cheaper-cart.ts'

const freights = [{ currency: 'CNY' as const, fee: 12, freeFrom: 500 }]
const costs = { currency: 'CNY' as const, freightsOf: () => freights }

const option = (goodsId: number, shopId: number, yuan: number): CartOption => ({
  goodsId,
  shopId,
  pieces: 100,
  amount: toMicro(yuan),
})

test('a line that costs less elsewhere is changed only where its freight does not eat what it saves', () => {
  const lines: CartChoice[] = [
    { lineId: 1, now: option(1, 1, 400), others: [option(2, 2, 395)] },
    { lineId: 2, now: option(3, 1, 200), others: [option(4, 2, 150)] },
  ]
  const [best] = cheaperCarts(lines, costs)
  expect(best?.saving).toBe(toMicro(55))
  expect(best?.changes.map(({ lineId }) => lineId)).toEqual([1, 2])
})

test('one parcel instead of two is found though its goods cost more', () => {
  const lines: CartChoice[] = [
    { lineId: 1, now: option(1, 1, 600), others: [] },
    { lineId: 2, now: option(2, 2, 40), others: [option(3, 1, 44)] },
  ]
  expect(cheaperCarts(lines, costs)[0]).toEqual({
    changes: [{ lineId: 2, option: option(3, 1, 44) }],
    saving: toMicro(8),
    shops: { before: 2, after: 1 },
  })
})

test('nothing is offered where nothing is saved', () => {
  expect(cheaperCarts([{ lineId: 1, now: option(1, 1, 10), others: [option(2, 2, 10)] }], costs)).toEqual([])
  expect(cheaperCarts([], costs)).toEqual([])
})

test('what a cart is said to save is what it saves, for any cart', () => {
  const some = fc.record({
    goodsId: fc.integer({ min: 1, max: 60 }),
    shopId: fc.integer({ min: 1, max: 5 }),
    pieces: fc.constant(100),
    amount: fc.integer({ min: 1, max: 90_000 }).map((fen) => BigInt(fen) * 10_000n),
  })
  const carts = fc.array(fc.record({ now: some, others: fc.array(some, { maxLength: 4 }) }), { maxLength: 12 })
  fc.assert(
    fc.property(carts, (lines) => {
      const choices = lines.map((line, lineId) => ({ ...line, lineId }))
      const before = cartTotal(
        choices.map(({ now }) => now),
        costs,
      )
      for (const { changes, saving } of cheaperCarts(choices, costs)) {
        const chosen = new Map(changes.map((change) => [change.lineId, change.option]))
        const after = cartTotal(
          choices.map(({ lineId, now }) => chosen.get(lineId) ?? now),
          costs,
        )
        expect(saving > 0n && before - after === saving).toBe(true)
      }
    }),
  )
})
