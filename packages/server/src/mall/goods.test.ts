import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse, type Catalogue } from '../../test/catalogue.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { changeGoods, openShop, sell, type TestShop } from '../../test/mall.ts'
import { refused } from '../../test/refusal.ts'
import { seedMall } from './mall-seed.ts'

let house: TestHouse
let catalogue: Catalogue
let shop: TestShop

beforeAll(async () => {
  house = await openHouse()
  catalogue = await stockHouse(house.house)
  shop = await openShop(house, [{ currency: 'CNY', fee: 12, freeFrom: 500 }])
})
afterAll(async () => house[Symbol.asyncDispose]())

const mall = () => house.as().mall
const models = async (asked: Parameters<ReturnType<typeof mall>['goods']['list']>[0]) =>
  (await mall().goods.list(asked)).data.map(({ model }) => model)

test('goods are found by number, by what the catalogue says of their part, and by brand', async () => {
  await sell(house, shop, { model: 'LM358DR', sale_count: 5 })
  await sell(house, shop, { model: 'STM32F103C8T6' })
  await sell(house, shop, { model: 'XY-999', brand_id: catalogue.brand('onsemi') })
  expect(await models({ keywords: 'lm358' })).toContain('LM358DR')
  expect(await models({ keywords: '单片机 64KB' })).toEqual(['STM32F103C8T6'])
  expect(await models({ keywords: '意法' })).toEqual(['STM32F103C8T6'])
  expect(await models({ keywords: 'xy-9' })).toEqual(['XY-999'])
  expect((await mall().goods.hint({ keywords: 'stm' })).data.map(({ name }) => name)).toEqual(['STM32F103C8T6'])
})

test('who wants a model is told what the mall sells of it, the cheapest first and what is sold in no so few last', async () => {
  const model = 'MK77DR'
  const reel = await sell(house, shop, { model, moq: 500, ladder: [{ min: 500, price: 0.1 }] })
  const dear = await sell(house, shop, { model, ladder: [{ min: 1, price: 9 }] })
  const cheap = await sell(house, shop, { model, ladder: [{ min: 1, price: 2 }] })
  await sell(house, shop, { model: 'MK77DRX' })
  await sell(house, shop, { model, is_shown: false, status: 'off' })
  const ids = (goods: readonly { mallGoodsId: number }[]) => goods.map(({ mallGoodsId }) => mallGoodsId)
  const { market } = house.as().demand
  expect(ids((await market.match({ type: 1, model: 'mk77dr' })).goods)).toEqual([cheap, dear, reel])
  expect((await market.match({ type: 0, model })).goods).toEqual([])
  const [first, other] = await market.batchSearch({ models: [model, 'NO-SUCH'] })
  expect([ids(first?.mallGoods ?? []), other?.mallGoods]).toEqual([[cheap, dear, reel], []])
})

test('a list is sorted by what a piece costs at the wanted quantity; what is not sold in so few comes last', async () => {
  const other = await openShop(house)
  const model = 'NE5532DR'
  const cheapInMany = await sell(house, other, {
    model,
    ladder: [
      { min: 1, price: 9 },
      { min: 1000, price: 1 },
    ],
  })
  const flat = await sell(house, other, { model, ladder: [{ min: 1, price: 2 }] })
  const wholesale = await sell(house, other, { model, moq: 500, ladder: [{ min: 500, price: 0.5 }] })
  const order = async (quantity: number) =>
    (await mall().goods.list({ keywords: model, sort: 'price', quantity })).data.map(({ mallGoodsId }) => mallGoodsId)
  expect(await order(1)).toEqual([flat, cheapInMany, wholesale])
  expect(await order(1000)).toEqual([wholesale, cheapInMany, flat])
  expect(await models({ keywords: model, quantity: 100, maxPrice: 2 })).toHaveLength(1)
})

test('lists are narrowed by category, brand, shop, stock and bargaining', async () => {
  const other = await openShop(house)
  await sell(house, other, { model: 'GRM155R71C104KA88D', stock: 50, is_bargaining: true })
  await sell(house, other, { model: 'CL05B104KO5NNNC', stock: 5000 })
  const merchantId = other.id
  expect(await models({ merchantId, hasStock: true, quantity: 100 })).toEqual(['CL05B104KO5NNNC'])
  expect(await models({ merchantId, isBargaining: true })).toEqual(['GRM155R71C104KA88D'])
  expect(await models({ merchantId, brandId: [catalogue.brand('samsung')] })).toEqual(['CL05B104KO5NNNC'])
  expect(await models({ merchantId, categoryId: catalogue.category('capacitor') })).toHaveLength(2)
  expect(await models({ merchantId, categoryId: catalogue.category('opamp') })).toEqual([])
  const [kind] = await house.as().mall.shop.categories({ merchantId })
  expect(kind).toMatchObject({ name: '电容', count: 2, children: [{ name: '贴片电容 MLCC', count: 2 }] })
  const facets = await mall().goods.brands({ categoryId: catalogue.category('mlcc') })
  expect(facets.map(({ goodsCount }) => goodsCount)).toEqual([1, 1])
})

test('what goods cost is the same in the list, on their page, by the price call and as an offer of the part', async () => {
  const id = await sell(house, shop, { model: 'GD32F103C8T6' })
  const detail = await mall().goods.detail({ id })
  const price = await mall().goods.price({ id, quantity: 460 })
  expect(price).toMatchObject({ min: 100, price: 3.86, amount: 1775.6, taxAmount: 0, freight: 0 })
  expect(await mall().goods.price({ id, quantity: 10 })).toMatchObject({ price: 5.21, amount: 52.1, freight: 12 })
  const [listed] = (await mall().goods.list({ keywords: 'GD32F103C8T6' })).data
  expect(listed?.ladderPrices).toEqual(detail.ladderPrices)
  const offers = await house.as().datasheet.selection.offers({ modelId: catalogue.part('GD32F103C8T6'), qty: 460 })
  expect(offers.data).toMatchObject([{ kind: 'goods', refId: id, price: 3.86, ladderPrices: detail.ladderPrices }])
  expect(detail).toMatchObject({ lots: [{ warehouse: '深圳', batchNo: '2431', stock: 10_000 }], isFavour: false })
})

test('off the shelf goods show no price, cannot be found, and name what would do instead', async () => {
  const id = await sell(house, shop, { model: 'STM32F103CBT6' })
  const same = await sell(house, await openShop(house), { model: 'STM32F103CBT6' })
  await changeGoods(house, id, { status: 'off', is_shown: false })
  const detail = await mall().goods.detail({ id })
  expect(detail).toMatchObject({ status: 'off', ladderPrices: [], lots: [], stock: 0 })
  expect(detail.recommends[0]?.mallGoodsId).toBe(same)
  expect(await models({ merchantId: shop.id, keywords: 'STM32F103CBT6' })).toEqual([])
  expect(await refused(mall().goods.price({ id, quantity: 10 }))).toMatchObject({ code: 404 })
  const own = await house.as(shop.keeper).mall.goods.detail({ id })
  expect(own.ladderPrices).toHaveLength(3)
})

test('what waits for its review is seen by its seller alone', async () => {
  const id = await sell(house, shop, { model: 'BSS84', status: 'pending', is_shown: false })
  expect(await refused(mall().goods.detail({ id }))).toMatchObject({ code: 404 })
  expect(await house.as(shop.keeper).mall.goods.detail({ id })).toMatchObject({ status: 'pending' })
})

test('a favourite remembers what it cost, however often it is set', async () => {
  const id = await sell(house, shop, { model: 'HC49-18.432' })
  const { favour } = house.as(await house.login()).mall
  await favour.set({ mallGoodsId: id, status: 1 })
  await changeGoods(house, id, { micros: ['4000000', '3000000', '2000000'] })
  expect(await favour.set({ mallGoodsId: id, status: 1 })).toEqual({ isFavour: true })
  const { data } = await favour.list({ keywords: 'hc49' })
  expect(data).toMatchObject([{ savedPrice: 5.21, ladderPrices: [{ price: 4 }, { price: 3 }, { price: 2 }] }])
  await favour.set({ mallGoodsId: id, status: 0 })
  expect((await favour.list()).totalRecord).toBe(0)
})

test('a shop is followed once, and counts whoever follows it', async () => {
  const person = await house.login('+86-13800000009')
  const { follow } = house.as(person).mall
  await follow.set({ merchantId: shop.id, status: 1 })
  expect(await follow.set({ merchantId: shop.id, status: 1 })).toEqual({ isFollow: true, followCount: 1 })
  expect((await follow.list()).data.map(({ id, isFollow }) => [id, isFollow])).toEqual([[shop.id, true]])
  expect(await follow.set({ merchantId: shop.id, status: 0 })).toEqual({ isFollow: false, followCount: 0 })
  expect(await refused(follow.set({ merchantId: 999_999, status: 1 }))).toMatchObject({ code: 404 })
})

test('a first run opens six shops, once, with goods whose lots add up to their stock', async () => {
  await using first = await openHouse()
  await stockHouse(first.house)
  await seedMall(first.house, () => {})
  await seedMall(first.house, () => {})
  const shops = await first.as().mall.merchant.list()
  expect(shops.totalRecord).toBe(6)
  expect(shops.data.every(({ goodsCount }) => goodsCount > 0)).toBe(true)
  const { floors, merchants } = await first.as().mall.home.data()
  expect([floors.length, merchants.length]).toEqual([4, 6])
  const { data } = await first.as().mall.goods.list({ pageSize: 20 })
  for (const { mallGoodsId: id, stock } of data) {
    const { lots } = await first.as().mall.goods.detail({ id })
    expect(lots.reduce((sum, lot) => sum + lot.stock, 0)).toBe(stock)
  }
})

test('what would do instead is the same model first, then the same kind, the best sold of each', async () => {
  const { db } = house.house
  const shown = await db.selectFrom('mall_goods').selectAll().where('is_shown', '=', true).execute()
  for (const one of shown.slice(0, 12)) {
    const plainly = shown
      .filter((other) => other.id !== one.id)
      .filter((other) => other.model_key === one.model_key || other.category_id === one.category_id)
      .toSorted(
        (a, b) =>
          Number(b.model_key === one.model_key) - Number(a.model_key === one.model_key) ||
          b.sale_count - a.sale_count ||
          b.id - a.id,
      )
    const found = await mall().goods.recommend({ id: one.id, size: 3 })
    expect(found.map(({ mallGoodsId }) => mallGoodsId)).toEqual(plainly.slice(0, 3).map(({ id }) => id))
  }
})
