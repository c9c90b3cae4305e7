import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy, openMall, openShop, sell, type TestMall } from '../../test/mall.ts'
import { refused } from '../../test/refusal.ts'

let mall: TestMall

beforeAll(async () => {
  mall = await openMall()
})
afterAll(async () => mall[Symbol.asyncDispose]())

test('the figures of a shop tell what waits for its keeper, what was sold on each day, and how often it was opened', async () => {
  const { house } = mall
  const shop = await openShop(house)
  const seller = house.as(shop.keeper).mall
  const empty = { orderCount: 0, amounts: [], goodsCount: 0, toShip: 0, toReview: 0, toAnswer: 0, days: [] }
  expect(await seller.merchantEntry.statistics()).toMatchObject(empty)

  const me = await mall.buyer()
  const mallGoodsId = await sell(house, shop, { model: 'LM358DR', is_bargaining: true })
  const { payOrderId } = await buy(me, mallGoodsId, 100)
  const { id } = await me.mall.receipt.add({
    payOrderId,
    imgUrl: '/files/oss/0123456789abcdef0123456789abcdef.jpg',
    payer: '深圳市测试电子有限公司',
    amount: 386,
    payTime: '2026-11-20T10:00:00+08:00',
  })
  expect(await seller.merchantEntry.statistics()).toMatchObject({ orderCount: 0, toReview: 1, toShip: 0, amounts: [] })

  await seller.receipt.audit({ id, status: 'accepted' })
  await me.mall.bargain.add({ mallGoodsId, quantity: 100, price: 3 })
  const { mall: guest } = house.as()
  await guest.goods.detail({ id: mallGoodsId })
  await guest.goods.detail({ id: mallGoodsId })
  await guest.merchant.publicDetail({ id: shop.id })
  const told = await seller.merchantEntry.statistics()
  expect(told).toMatchObject({ orderCount: 1, goodsCount: 1, toReview: 0, toShip: 1, toAnswer: 1, visitCount: 3 })
  expect(told.amounts).toEqual([{ currency: 'CNY', amount: 386 }])
  const day = new Date(house.house.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
  expect(told.days).toEqual([{ day, currency: 'CNY', amount: 386, orderCount: 1 }])
})

test('the figures of a shop are for its keeper alone, and hold nothing of another shop', async () => {
  const other = await openShop(mall.house)
  expect(await mall.house.as(other.keeper).mall.merchantEntry.statistics()).toMatchObject({ orderCount: 0, days: [] })
  const { mall: stranger } = await mall.comer()
  expect((await refused(stranger.merchantEntry.statistics())).code).toBe(403)
})
