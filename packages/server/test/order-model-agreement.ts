import type { OrderVO } from '@xinpu/sdk/types'
import { orderActions, type OrderSide } from '@xinpu/trade/order'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { actionsOf, firstShelf, onShelf, type Model, type ModelOrder } from './order-model.ts'
import { booksSay } from './order-model-books.ts'
import type { World } from './order-model-world.ts'

/** The server is as the model says: what both sides see, what lies on the shelf, and the books. */
export async function agree(model: Model, world: World): Promise<void> {
  await sidesSee(model, world)
  await shelfHolds(model, world)
  await booksSay(model, world)
}

/** The seller looks first: nobody else has told the server that time is up. */
async function sidesSee({ orders }: Model, { seller, buyers }: World): Promise<void> {
  const newest = orders.toReversed()
  const sold = (await seller.merchantOrder.list({ pageSize: 100 })).data
  const own = sold.filter(({ id }) => orders.some((order) => order.id === id))
  expect(
    own.map((one) => seen('seller', one)),
    'what the seller sees',
  ).toEqual(newest.map((one) => expected('seller', one)))
  for (const [place, { mall }] of buyers.entries())
    expect(
      (await mall.order.list({ pageSize: 100 })).data.map((one) => seen('buyer', one)),
      `what buyer ${place} sees`,
    ).toEqual(newest.filter(({ buyer }) => buyer === place).map((one) => expected('buyer', one)))
}

const seen = (side: OrderSide, { id, status, payAmount, goods, ...order }: OrderVO) => ({
  id,
  status,
  payAmount,
  sent: goods.map(({ shipped = 0 }) => shipped),
  actions: orderActions(side, {
    status,
    currency: order.type,
    warehousingNo: order.warehousingNo,
    invoiceStatus: order.invoiceStatus,
    isCommented: order.isCommented,
    isPartShipped: status === 'paid' && goods.some(({ shipped = 0 }) => shipped > 0),
    isPaid: order.payTime !== undefined,
  }),
})

const expected = (side: OrderSide, order: ModelOrder) => ({
  id: order.id,
  status: order.status,
  payAmount: order.fen / 100,
  sent: order.lines.map(({ sent }) => sent),
  actions: actionsOf(side, order),
})

interface Shelf {
  stock: number
  lots: number[]
}

/** Pieces are on the shelf or in an order; goods say the sum of their lots, and all that came back lies where it lay. */
async function shelfHolds(model: Model, { mall, goods }: World): Promise<void> {
  const { rows } = await sql<Shelf>`
    select mall_goods.stock, array_agg(goods_lot.stock order by position) as lots
    from mall_goods join goods_lot on goods_id = mall_goods.id
    where mall_goods.id = any (${goods}::int[]) group by mall_goods.id order by mall_goods.id`.execute(
    mall.house.house.db,
  )
  const due = firstShelf.map((_, place) => onShelf(model, place))
  expect(
    rows.map(({ stock }) => stock),
    'what is on the shelf',
  ).toEqual(due)
  expect(
    rows.map(({ lots }) => lots.reduce((sum, pieces) => sum + pieces, 0)),
    'what lies in the lots',
  ).toEqual(due)
  expect(Math.min(...rows.flatMap(({ lots }) => lots))).toBeGreaterThanOrEqual(0)
  for (const [place, { pieces, lots }] of firstShelf.entries())
    if (due[place] === pieces) expect(rows[place]?.lots, 'where it lay').toEqual(lots)
}
