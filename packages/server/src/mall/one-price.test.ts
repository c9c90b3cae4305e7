/**
 * One price everywhere. 10,000 pairs of goods and quantity, made by chance and half of them at or beside a step, go in
 * twenty carts of 500 lines through the database's tier, the cart, the confirmation and the order; each pair is held
 * against sums that are counted apart from the product. One of the payments is paid, and its invoices are asked for.
 * What answers for one pair at a time is asked for some: all 500 goods in the list by price at five quantities, 200
 * pairs on the page of goods and by the price call, every part of the catalogue in its offers and as a line of a list of
 * parts.
 */
import { explainPrice, fromMicro, priceAt, toMicro } from '@xinpu/trade/price'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMall, openShop, type Buyer, type TestMall } from '../../test/mall.ts'
import { expected, pairsOf, stockShelf, sumOf, type Pair, type Priced } from '../../test/priced-shelf.ts'
import { paymentNo } from './pay-provider.ts'
import { noticeOf } from './pay-sandbox.ts'

let mall: TestMall
let shelf: Priced[]

beforeAll(async () => {
  mall = await openMall()
  const shops = [mall.shop, await openShop(mall.house), await openShop(mall.house), await openShop(mall.house)]
  shelf = await stockShelf(mall.house, shops, 500)
})
afterAll(async () => mall[Symbol.asyncDispose]())

const carts = Array.from({ length: 20 }, (_, at) => at)
const ladderOf = ({ steps }: Priced) => steps.map(({ min, micro }) => ({ min, price: fromMicro(micro) }))
const visitor = () => mall.house.as()

/** What lines say, by goods. */
const told = (lines: readonly { mallGoodsId: number; price: number; amount: number; quantity: number }[]) =>
  new Map(lines.map(({ mallGoodsId, quantity, price, amount }) => [mallGoodsId, { quantity, price, amount }]))

const wanted = (pairs: readonly Pair[]) =>
  new Map(
    pairs.map((pair) => {
      const { price, amount } = expected(pair)
      return [pair.goods.id, { quantity: pair.pieces, price, amount }]
    }),
  )

test('10,000 pairs cost the same by the price function, taken apart, and by the tier that the database finds', async () => {
  for (const cart of carts) {
    const pairs = pairsOf(shelf, cart)
    const { rows } = await sql<{ micro: string }>`
      select micros[nullif(width_bucket(pieces, mins), 0)]::text as micro
      from unnest(${pairs.map(({ goods }) => goods.id)}::int[], ${pairs.map(({ pieces }) => pieces)}::int[])
        with ordinality as pair (id, pieces, place)
      join mall_goods using (id) order by place`.execute(mall.house.house.db)
    expect(rows.map(({ micro }) => BigInt(micro))).toEqual(pairs.map((pair) => expected(pair).micro))
    for (const pair of pairs) {
      const { price, fen } = expected(pair)
      const one = { price, amount: fen * 10_000n }
      expect(priceAt(ladderOf(pair.goods), pair.pieces)).toMatchObject(one)
      expect(explainPrice(ladderOf(pair.goods), pair.pieces, 'CNY')).toMatchObject(one)
    }
  }
})

/** Orders a cart of pairs, and looks at each step. */
async function ordered(buyer: Buyer, pairs: readonly Pair[]) {
  const goods = pairs.map((pair) => ({ mallGoodsId: pair.goods.id, quantity: pair.pieces }))
  await buyer.mall.cart.put({ goods })
  const groups = await buyer.mall.cart.list()
  const lines = groups.flatMap((group) => group.goods)
  expect(told(lines)).toEqual(wanted(pairs))
  const cartIds = lines.map(({ id }) => id)
  const prepared = await buyer.mall.prepare.fromCart({ cartIds })
  expect(told(prepared.groups.flatMap((group) => group.goods))).toEqual(wanted(pairs))
  expect(prepared.payAmount).toBe(sumOf(pairs))
  const made = await buyer.mall.checkout.fromCart({
    orderToken: prepared.orderToken,
    cartIds,
    addressId: buyer.addressId,
  })
  const orders = await Promise.all(made.orderIds.map((id) => buyer.mall.order.detail({ id })))
  expect(told(orders.flatMap((order) => order.goods))).toEqual(wanted(pairs))
  expect(made.payAmount).toBe(sumOf(pairs))
  return made
}

test('10,000 pairs cost the same in the cart, when they are confirmed and in the order', async () => {
  const buyer = await mall.buyer()
  for (const cart of carts) await ordered(buyer, pairsOf(shelf, cart))
})

test('what is paid and what the invoice says are the sums of the lines', async () => {
  const buyer = await mall.buyer()
  const pairs = pairsOf(shelf.slice(0, 100), 100)
  const { payOrderId, orderIds } = await ordered(buyer, pairs)
  const { mallPayOnlineId } = await buyer.mall.payment.create({ payOrderId, payType: 'ALI' })
  expect((await buyer.mall.payment.detail({ mallPayOnlineId })).amount).toBe(sumOf(pairs))
  await payIn(mallPayOnlineId, String(toMicro(sumOf(pairs))))
  const title = { type: 'ordinary', title: '深圳市测试电子有限公司', taxNo: '914403001922038216' } as const
  const { id: invoiceId } = await buyer.mall.invoice.add(title)
  for (const orderId of orderIds) {
    const { amount } = await buyer.mall.invoice.apply({ orderId, invoiceId })
    const { goods } = await buyer.mall.order.detail({ id: orderId })
    const ids = new Set(goods.map(({ mallGoodsId }) => mallGoodsId))
    expect(amount).toBe(sumOf(pairs.filter((pair) => ids.has(pair.goods.id))))
  }
})

test('the list has the same prices and is in their order, at any quantity', async () => {
  const byId = new Map(shelf.map((goods) => [goods.id, goods]))
  for (const quantity of [1, 37, 500, 4999, 20_001]) {
    const pages = [1, 2, 3, 4, 5].map((pageIndex) =>
      visitor().mall.goods.list({ sort: 'price', quantity, pageIndex, pageSize: 100 }),
    )
    const listed = (await Promise.all(pages)).flatMap(({ data }) => data)
    expect(new Set(listed.map(({ mallGoodsId }) => mallGoodsId))).toEqual(new Set(byId.keys()))
    const prices = listed.map(({ mallGoodsId, ladderPrices }) => {
      const goods = byId.get(mallGoodsId) ?? { id: 0, partId: 0, steps: [] }
      const price = priceAt(ladderPrices, quantity)?.price
      expect(price).toBe(expected({ goods, pieces: quantity }).price)
      return price
    })
    expect(prices).toEqual(prices.toSorted((one = 0, other = 0) => one - other))
  }
})

test('the page of goods and the price call say what the cart says', async () => {
  for (const pair of pairsOf(shelf.slice(0, 200), 200)) {
    const { price, amount } = expected(pair)
    const id = pair.goods.id
    expect(await visitor().mall.goods.price({ id, quantity: pair.pieces })).toMatchObject({ price, amount })
    const { ladderPrices } = await visitor().mall.goods.detail({ id })
    expect(priceAt(ladderPrices, pair.pieces)?.price).toBe(price)
  }
})

test('offers of a part cost what their goods cost', async () => {
  const byId = new Map(shelf.map((goods) => [goods.id, goods]))
  const parts = new Map(shelf.map(({ partId }, at) => [partId, 1 + at * 331]))
  let offered = 0
  for (const [modelId, pieces] of parts) {
    const { data } = await visitor().datasheet.selection.offers({ modelId, qty: pieces, pageSize: 100 })
    for (const { kind, refId, price } of data)
      expect([kind, price]).toEqual(['goods', expected({ goods: goodsOf(byId, refId), pieces }).price])
    offered += data.length
  }
  expect(offered).toBe(shelf.length)
})

test('a list of parts is priced as its goods are', async () => {
  const byId = new Map(shelf.map((goods) => [goods.id, goods]))
  const parts = await mall.house.house.db.selectFrom('part').select('model').execute()
  const rows = parts.map(({ model }, at) => ({ rowNo: at + 1, model, quantity: 1 + at * 331 }))
  const matched = await visitor().demand.bom.match({ rows })
  const prices = matched.flatMap(({ best, alternates }) => [best, ...alternates].flatMap((one) => one?.prices ?? []))
  expect(prices.length).toBeGreaterThan(parts.length)
  for (const { refId, quantity, price, amount } of prices) {
    const one = expected({ goods: goodsOf(byId, refId), pieces: quantity })
    expect({ price, amount }).toEqual({ price: one.price, amount: one.amount })
  }
})

function goodsOf(shelved: ReadonlyMap<number, Priced>, id: number): Priced {
  const goods = shelved.get(id)
  if (!goods) throw new Error(`There are no goods ${id}.`)
  return goods
}

/** The sandbox's provider tells that a payment is paid. */
async function payIn(id: number, micro: string) {
  const row = { no: paymentNo(id), pay_type: 'ALI' as const, micro, state: 'paid' as const, trade_no: `SB${id}` }
  const { mallPayOnlineId: _told, ...notice } = await noticeOf(mall.house.house.db, row)
  await visitor().mall.payment.notify({ ...notice, mallPayOnlineId: id })
}
