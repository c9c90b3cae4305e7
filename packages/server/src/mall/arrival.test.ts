import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy, openMall, sell, type TestMall } from '../../test/mall.ts'
import { refused } from '../../test/refusal.ts'

let mall: TestMall

beforeAll(async () => {
  mall = await openMall()
})
afterAll(async () => mall[Symbol.asyncDispose]())

/** Somebody who waits for goods, and what they were told. */
async function waiter(mallGoodsId: number, quantity: number) {
  const one = await mall.buyer()
  await one.mall.arrival.set({ mallGoodsId, quantity, status: 1 })
  const { account } = mall.house.as(one.person)
  return { ...one, told: async () => (await account.alert.list({ kind: 'arrival' })).data }
}

test('pieces that come are told once, to whom they are enough for', async () => {
  const { shop, house } = mall
  const seller = house.as(shop.keeper).mall
  const id = await sell(house, shop, { model: 'LM358DR', stock: 0, moq: 10, mpq: 10 })
  const [few, many] = [await waiter(id, 15), await waiter(id, 500)]
  await seller.myGoods.setStock({ id, stock: 19 })
  expect(await few.told()).toEqual([])
  await seller.myGoods.setStock({ id, stock: 20 })
  expect(await few.told()).toMatchObject([
    { title: 'LM358DR 到货了', url: `/mall/productDetails/${id}?qty=15`, content: expect.stringContaining('有 20 片') },
  ])
  await seller.myGoods.setStock({ id, stock: 0 })
  await seller.myGoods.setStock({ id, stock: 40 })
  expect([(await few.told()).length, (await many.told()).length]).toEqual([1, 0])
  expect((await many.mall.arrival.list({})).data).toMatchObject([{ mallGoodsId: id, wanted: 500 }])
  expect((await few.mall.arrival.list({})).totalRecord).toBe(0)
})

test('goods that come back to the shelf are told, and what was taken back is not', async () => {
  const { shop, house } = mall
  const seller = house.as(shop.keeper).mall
  const id = await sell(house, shop, { model: 'NE5532DR' })
  await seller.myGoods.shelve({ ids: [id], status: 0 })
  const [stays, leaves] = [await waiter(id, 5), await waiter(id, 5)]
  expect((await leaves.mall.goods.detail({ id })).arrivalWanted).toBe(5)
  await leaves.mall.arrival.set({ mallGoodsId: id, status: 0 })
  expect((await leaves.mall.goods.detail({ id })).arrivalWanted).toBe(0)
  await seller.myGoods.shelve({ ids: [id], status: 1 })
  expect([(await stays.told()).length, (await leaves.told()).length]).toEqual([1, 0])
})

test('an order that is cancelled gives its pieces to who waits for them', async () => {
  const { shop, house } = mall
  const id = await sell(house, shop, { model: 'STM32F103C8T6', stock: 100 })
  const buyer = await mall.buyer()
  const { orderIds } = await buy(buyer, id, 100)
  const next = await waiter(id, 60)
  await buyer.mall.order.close({ id: orderIds[0] ?? 0, closeReason: '不想要了' })
  expect(await next.told()).toHaveLength(1)
})

test('what can be bought now, or is not there, is nothing to wait for', async () => {
  const { shop, house } = mall
  const id = await sell(house, shop, { model: 'XY-1', stock: 100 })
  const { mall: buying } = await mall.comer()
  const ask = (mallGoodsId: number) => refused(buying.arrival.set({ mallGoodsId, quantity: 100, status: 1 }))
  expect((await ask(id)).message).toBe('库存已经够了，现在就可以购买')
  expect((await ask(999_999)).code).toBe(404)
})
