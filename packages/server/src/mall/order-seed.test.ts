import { expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse } from '../../test/house.ts'
import { seedDemands } from '../demand/demand-seed.ts'
import { seedSellers } from '../agent/seller-seed.ts'
import { seedMall } from './mall-seed.ts'
import { samples } from '../seed/sample-accounts.ts'
import { seedOrders } from './order-seed.ts'
import { reconcile } from './reconcile.ts'

test('a first run leaves a buyer with orders in both currencies, and a cart in which something changed', async () => {
  await using house = await openHouse()
  await stockHouse(house.house)
  for (const seed of [seedSellers, seedDemands, seedMall, seedOrders]) await seed(house.house, () => {})
  const { order, cart } = house.as(await house.login(samples.buyer)).mall
  const { data: orders } = await order.list({ pageSize: 50 })
  expect(new Set(orders.map(({ type }) => type))).toEqual(new Set(['CNY', 'USD']))
  expect(orders.find(({ type, status }) => type === 'USD' && status === 'finished')).toBeDefined()
  const lines = (await cart.list()).flatMap(({ currency, goods }) => goods.map((line) => ({ ...line, currency })))
  expect(new Set(lines.map(({ currency }) => currency))).toEqual(new Set(['CNY', 'USD']))
  expect(new Set(lines.flatMap(({ changes }) => changes))).toEqual(new Set(['priceDown', 'stock']))
  expect(await reconcile(house.house)).toEqual([])
})
