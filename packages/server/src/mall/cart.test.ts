import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { changeGoods, openShop, sell, type TestShop } from '../../test/mall.ts'
import { refused } from '../../test/refusal.ts'

let house: TestHouse
let shop: TestShop
let last = 0

beforeAll(async () => {
  house = await openHouse()
  await stockHouse(house.house)
  shop = await openShop(house, [{ currency: 'CNY', fee: 12, freeFrom: 2000 }])
})
afterAll(async () => house[Symbol.asyncDispose]())

const buyer = async () => house.as(await house.login(`+86-1370003${String((last += 1)).padStart(4, '0')}`)).mall.cart

test('goods are put on top of what is there, priced as one quantity', async () => {
  const cart = await buyer()
  const id = await sell(house, shop, { model: 'LM358DR' })
  await cart.add({ mallGoodsId: id, quantity: 60 })
  const added = await cart.add({ mallGoodsId: id, quantity: 400 })
  expect(added.total).toBe(1)
  const [group] = await cart.list()
  expect(group).toMatchObject({ merchantId: shop.id, currency: 'CNY', amount: 1775.6 })
  expect(group?.goods).toMatchObject([{ id: added.id, quantity: 460, price: 3.86, amount: 1775.6, changes: [] }])
  expect(await cart.total()).toBe(1)
})

test('two windows that add at once add both', async () => {
  const cart = await buyer()
  const id = await sell(house, shop, { model: 'LM358' })
  await Promise.all([10, 20, 30].map((quantity) => cart.add({ mallGoodsId: id, quantity })))
  expect((await cart.list())[0]?.goods).toMatchObject([{ quantity: 60 }])
})

test('what cannot be bought is refused in words that name what can, and the old quantity stays', async () => {
  const cart = await buyer()
  const id = await sell(house, shop, { model: 'NE5532DR', moq: 10, mpq: 10, stock: 505 })
  const why = async (quantity: number) => (await refused(cart.add({ mallGoodsId: id, quantity }))).message
  expect(await why(4)).toBe('数量 4：起订 10 片，可以买 10 片')
  expect(await why(455)).toBe('数量 455：须为 10 的倍数，可以买 450 或 460 片')
  expect(await why(600)).toBe('数量 600：库存只剩 505 片，可以买 500 片')
  const { id: line } = await cart.add({ mallGoodsId: id, quantity: 20 })
  expect(await refused(cart.update({ id: line, quantity: 25 }))).toMatchObject({ code: 409 })
  expect((await cart.list())[0]?.goods).toMatchObject([{ quantity: 20 }])
})

test('a cart says what changed since a line was set, and setting it again takes note', async () => {
  const cart = await buyer()
  const id = await sell(house, shop, { model: 'BSS84' })
  const { id: line } = await cart.add({ mallGoodsId: id, quantity: 100 })
  await changeGoods(house, id, { micros: ['5210000', '3580000', '3500000'] })
  const [changed] = (await cart.list())[0]?.goods ?? []
  expect(changed).toMatchObject({ changes: ['priceDown'], seenPrice: 3.86, price: 3.58, amount: 358, isValid: true })
  expect(await cart.update({ id: line, quantity: 100 })).toMatchObject({ changes: [], price: 3.58 })
  await changeGoods(house, id, { stock: 50 })
  expect((await cart.list())[0]).toMatchObject({
    amount: 0,
    goods: [{ changes: ['stock'], isValid: false, stock: 50 }],
  })
  await changeGoods(house, id, { status: 'off', is_shown: false })
  expect((await cart.list())[0]).toMatchObject({ amount: 0, goods: [{ changes: ['off'], isValid: false, stock: 0 }] })
})

test('a cart that is asked for again and again tells at once what has become other, and that it is as before again', async () => {
  const [cart, other] = [await buyer(), await buyer()]
  const id = await sell(house, shop, { model: 'LM358DR' })
  await cart.add({ mallGoodsId: id, quantity: 100 })
  const first = await cart.list()
  expect(await cart.list()).toEqual(first)
  const { name, stock, is_shown } = await house.house.db
    .selectFrom('mall_goods')
    .select(['name', 'stock', 'is_shown'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (const change of [{ stock: 7 }, { is_shown: false }, { name: '换了名字' }]) {
    await changeGoods(house, id, change)
    expect(await cart.list()).not.toEqual(first)
    await changeGoods(house, id, { name, stock, is_shown })
    expect(await cart.list()).toEqual(first)
  }
  await changeGoods(house, id, { micros: ['5210000', '3580000', '3500000'] })
  expect((await cart.list())[0]?.goods).toMatchObject([{ price: 3.58, changes: ['priceDown'] }])
  await house.house.db.updateTable('merchant').set({ name: '换了招牌' }).where('id', '=', shop.id).execute()
  expect(await cart.list()).toMatchObject([{ merchantName: '换了招牌' }])
  expect(await other.list()).toEqual([])
})

test('lines are chosen, taken out and cleared; those of others are not there', async () => {
  const [cart, other] = [await buyer(), await buyer()]
  const ids = await Promise.all(['LM358', 'STM32F103C8T6', 'BSS84'].map((model) => sell(house, shop, { model })))
  const lines: number[] = []
  for (const mallGoodsId of ids) lines.push((await cart.add({ mallGoodsId, quantity: 1 })).id)
  await cart.select({ ids: lines.slice(0, 1), isSelected: false })
  expect((await cart.list())[0]?.goods.map(({ isSelected }) => isSelected)).toEqual([false, true, true])
  expect((await cart.list())[0]?.amount).toBe(10.42)
  expect(await refused(other.remove({ ids: lines }))).toMatchObject({ code: 404 })
  expect(await refused(other.select({ ids: lines, isSelected: true }))).toMatchObject({ code: 404 })
  await cart.remove({ ids: lines.slice(0, 1) })
  await changeGoods(house, ids[1] ?? 0, { is_shown: false })
  await cart.clear({ onlyInvalid: true })
  expect((await cart.list())[0]?.goods.map(({ id }) => id)).toEqual(lines.slice(2))
  await cart.clear()
  expect(await cart.list()).toEqual([])
})

test('a list fills the cart with what can be bought of it, tells what is other than asked, and twice is the same', async () => {
  const cart = await buyer()
  const as = (model: string, rules: { moq?: number; mpq?: number; stock?: number }) =>
    sell(house, shop, { model, ...rules })
  const plain = await as('LM358', {})
  const reel = await as('BSS84', { moq: 100, mpq: 100, stock: 5000 })
  const few = await as('NE5532DR', { moq: 10, mpq: 10, stock: 325 })
  const none = await as('STM32F103C8T6', { stock: 0 })
  const off = await as('LM358DR', {})
  await changeGoods(house, off, { is_shown: false })
  await cart.add({ mallGoodsId: plain, quantity: 7 })
  const goods = [
    { mallGoodsId: plain, quantity: 20 },
    { mallGoodsId: reel, quantity: 8 },
    { mallGoodsId: few, quantity: 500 },
    { mallGoodsId: none, quantity: 1 },
    { mallGoodsId: off, quantity: 1 },
    { mallGoodsId: plain, quantity: 30 },
  ]
  const first = await cart.put({ goods })
  expect(first.total).toBe(3)
  expect(first.goods.map(({ outcome, quantity, reason }) => [outcome, quantity, reason])).toEqual([
    ['taken', 50, '购物车里原有 7 片，按清单改了'],
    ['raised', 100, '起订 100 片，已改为 100 片'],
    ['short', 320, '库存 325 片，按 10 的倍数只能买 320 片'],
    ['refused', 0, '已售完'],
    ['refused', 0, '商品已下架'],
  ])
  const second = await cart.put({ goods })
  expect(second.goods.map(({ held, quantity }) => [held, quantity])).toEqual([
    [50, 50],
    [100, 100],
    [320, 320],
    [0, 0],
    [0, 0],
  ])
  const [group] = await cart.list()
  expect(group?.goods.map(({ quantity, changes }) => [quantity, changes])).toEqual([
    [50, []],
    [100, []],
    [320, []],
  ])
})

test('a list does not crowd a full cart: what is there already is set, and what is new is refused with the reason', async () => {
  const cart = await buyer()
  const [mine, other] = [await sell(house, shop, { model: 'LM358' }), await sell(house, shop, { model: 'BSS84' })]
  await cart.add({ mallGoodsId: mine, quantity: 5 })
  await crowd(house, mine)
  const { goods, total } = await cart.put({
    goods: [
      { mallGoodsId: other, quantity: 5 },
      { mallGoodsId: mine, quantity: 9 },
    ],
  })
  expect(total).toBe(500)
  expect(goods).toMatchObject([
    { outcome: 'refused', reason: '购物车最多 500 行，请先结算或删除一些' },
    { outcome: 'taken', quantity: 9 },
  ])
})

/** Fills the cart that holds certain goods up to its last line. */
const crowd = ({ house: { db } }: TestHouse, goodsId: number) =>
  sql`
    with made as (
      insert into mall_goods overriding system value
      select (jsonb_populate_record(mall_goods, jsonb_build_object('id', nextval(pg_get_serial_sequence('mall_goods', 'id'))))).*
      from mall_goods, generate_series(1, 499) where id = ${goodsId} returning id
    )
    insert into cart_line (account_id, goods_id, quantity, created_at)
    select account_id, made.id, 1, now() from made, cart_line where goods_id = ${goodsId}
  `.execute(db)

test('lines of one shop in two currencies stand apart', async () => {
  const cart = await buyer()
  await cart.add({ mallGoodsId: await sell(house, shop, { model: 'LM358' }), quantity: 1 })
  await cart.add({ mallGoodsId: await sell(house, shop, { model: 'BSS84', currency: 'USD' }), quantity: 1 })
  expect((await cart.list()).map(({ currency, amount }) => [currency, amount])).toEqual([
    ['CNY', 5.21],
    ['USD', 5.21],
  ])
})

test('other shops that cost less in all are offered, freight and all, and nothing is changed', async () => {
  const cart = await buyer()
  const model = 'GRM188R71H104KA93D'
  const mine = await sell(house, shop, { model, ladder: [{ min: 1, price: 2 }] })
  const cheaper = await sell(house, await openShop(house), { model, ladder: [{ min: 1, price: 1.5 }] })
  const { id } = await cart.add({ mallGoodsId: mine, quantity: 100 })
  const { swaps } = await cart.optimise({ ids: [id] })
  expect(swaps).toMatchObject([
    { currency: 'CNY', saving: 62, lines: [{ id, mallGoodsId: cheaper, quantity: 100, price: 1.5, amount: 150 }] },
  ])
  expect(swaps[0]?.note).toBe('换 1 行的店铺，连运费共省 ¥62.00')
  expect((await cart.list())[0]?.goods).toMatchObject([{ mallGoodsId: mine }])
})
