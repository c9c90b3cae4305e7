import { expect } from 'vitest'
import { runDaily } from '../src/core/daily.ts'
import type { Buyer } from './mall.ts'
import { step, buyerOf, withOrder, type OrderStep } from './order-model-step.ts'
import { finishSent, happen, may, newOrder, onShelf, pass, type ModelLine } from './order-model.ts'
import type { World } from './order-model-world.ts'

const most = 3
const hour = 60 * 60_000

/** Somebody orders goods as they are shown, with a double press or without; too many are refused before they are shown. */
export const put = (buyer: number, pieces: readonly number[], presses: number): OrderStep =>
  step(`put(buyer ${buyer}, pieces ${pieces.join('+')}, ${presses}×)`, (model) => {
    if (model.orders.length === most) return undefined
    const lines = pieces.map((count, goods) => ({ goods, pieces: count, sent: 0 })).filter((line) => line.pieces > 0)
    const short = lines.find((line) => line.pieces > onShelf(model, line.goods))
    return {
      may: short === undefined,
      ask: (world) => ordered(world, buyerOf(world, { buyer }), { lines: short ? [short] : lines, presses }),
      follow({ orderIds: [id = 0], payOrderId }) {
        model.orders.push(newOrder(model, { id, payOrderId, buyer, lines }))
      },
    }
  })

interface Wanted {
  lines: readonly ModelLine[]
  presses: number
}

async function ordered({ goods }: World, { mall, addressId }: Buyer, { lines, presses }: Wanted) {
  const wanted = lines.map((line) => ({ mallGoodsId: goods[line.goods] ?? 0, quantity: line.pieces }))
  const send = await (wanted.length === 1 ? shownAtOnce : shownOfCart)(mall, addressId, wanted)
  const made = await Promise.all(Array.from({ length: presses }, send))
  expect(new Set(made.map(({ payOrderId }) => payOrderId)).size).toBe(1)
  return made[0] ?? expect.unreachable()
}

type Wants = readonly { mallGoodsId: number; quantity: number }[]

async function shownAtOnce(mall: Buyer['mall'], addressId: number, [one]: Wants) {
  const wanted = one ?? expect.unreachable('Nothing is wanted.')
  const { orderToken } = await mall.prepare.fromGoods(wanted)
  return () => mall.checkout.fromGoods({ ...wanted, orderToken, addressId })
}

async function shownOfCart(mall: Buyer['mall'], addressId: number, wanted: Wants) {
  const cartIds: number[] = []
  for (const one of wanted) cartIds.push((await mall.cart.add(one)).id)
  const { orderToken } = await mall.prepare.fromCart({ cartIds })
  return () => mall.checkout.fromCart({ cartIds, orderToken, addressId })
}

/** The buyer cancels. */
export const cancel = (which: number): OrderStep =>
  withOrder('cancel()', which, (order, model) => ({
    may: may('buyer', 'close', order),
    ask: (world) => buyerOf(world, order).mall.order.close({ id: order.id }),
    follow: () => happen(model, order, 'close'),
  }))

const silent = { info: () => {}, error: (error: unknown) => expect.unreachable(String(error)) }

/** Hours pass. */
export const wait = (hours: number): OrderStep =>
  step(`wait(${hours} h)`, (model) => ({
    may: true,
    ask: async ({ mall: { house } }) => house.pass(hours * hour),
    follow: () => pass(model, hours * hour),
  }))

/** Days pass, and end with the daily work. */
export const waitDays = (days: number): OrderStep =>
  step(`waitDays(${days})`, (model) => ({
    may: true,
    isVain: !model.orders.some(({ status }) => status === 'shipped'),
    async ask({ mall: { house } }) {
      house.pass(days * 24 * hour)
      return runDaily(house.house, silent)
    },
    follow(isWhole) {
      expect(isWhole).toBe(true)
      pass(model, days * 24 * hour)
      finishSent(model)
    },
  }))
