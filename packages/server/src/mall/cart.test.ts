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
