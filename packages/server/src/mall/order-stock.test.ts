import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy, openMall, openShop, sell, type TestMall } from '../../test/mall.ts'
import type { Db } from '../core/database.ts'
import { heldGoods, takeStock } from './order-stock.ts'
import { paymentNo } from './pay-provider.ts'

let mall: TestMall

beforeAll(async () => void (mall = await openMall()))
afterAll(async () => mall[Symbol.asyncDispose]())

/** Until somebody waits for what a transaction holds; on PGlite, whose one session is taken, for a moment only. */
async function someoneWaits(tx: Db): Promise<void> {
  const isBlocking = sql<{ yes: boolean }>`
    select exists (select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))) as yes`
  for (let turn = 0; turn < 100; turn += 1) {
    if ((await isBlocking.execute(tx)).rows[0]?.yes) return
    await pause(20)
  }
}

/** Somebody orders: between the goods that they hold and what they do then, somebody else begins. */
async function between<T>(held: number, begin: () => Promise<T>, then: (tx: Db) => Promise<unknown>): Promise<T> {
  const begun = await mall.house.house.db.transaction().execute(async (tx) => {
    await heldGoods(tx, [held])
    const other = begin()
    other.catch(() => {})
    await someoneWaits(tx)
    await then(tx)
    return { other }
  })
  return begun.other
}

test('an order is closed while its goods are being ordered: one waits for the other, and both are done', async () => {
  const me = await mall.buyer()
  const id = await sell(mall.house, mall.shop, { model: 'LM358DR', stock: 30 })
  const { orderIds } = await buy(me, id, 10)
  const close = () => me.mall.order.close({ id: orderIds[0] ?? 0 })
  await between(id, close, (tx) => takeStock(tx, [{ goodsId: id, pieces: 5 }]))
  expect((await me.mall.goods.detail({ id })).stock).toBe(25)
})

test('orders of two shops are paid while their goods are being ordered: one waits for the other', async () => {
  const me = await mall.buyer()
  const [first, second] = [
    await sell(mall.house, mall.shop, { model: 'LM358DR' }),
    await sell(mall.house, await openShop(mall.house), { model: 'LM358DR' }),
  ]
  const cartIds: number[] = []
  // The goods with the higher number are ordered, and paid, first.
  for (const mallGoodsId of [second, first]) cartIds.push((await me.mall.cart.add({ mallGoodsId, quantity: 1 })).id)
  const { orderToken } = await me.mall.prepare.fromCart({ cartIds })
  const { payOrderId } = await me.mall.checkout.fromCart({ orderToken, addressId: me.addressId, cartIds })
  const { mallPayOnlineId } = await me.mall.payment.create({ payOrderId, payType: 'ALI' })
  const url = `/sandbox/pay/${paymentNo(mallPayOnlineId)}/paid`
  const pay = async () => mall.house.app.inject({ method: 'POST', url })
  await between(first, pay, (tx) => heldGoods(tx, [second]))
  expect((await me.mall.payOrder.detail({ payOrderId })).status).toBe('paid')
})
