import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { walkDeaths } from '../../test/dying-db.ts'
import { openMall, sell } from '../../test/mall.ts'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { checkoutHandlers } from './checkout.ts'
import { balances } from './ledger.ts'
import { merchantOrderHandlers } from './merchant-order.ts'
import { sendBack } from './money-back.ts'
import { paymentNo } from './pay-provider.ts'
import { settle } from './pay-settle.ts'
import { paymentHandlers } from './payment.ts'
import { reconcile } from './reconcile.ts'

test('killed after any statement of ordering, paying and giving back, nothing is lost, doubled or uneven', async () => {
  await using mall = await openMall()
  const { house } = mall
  const { brought, db, now, payProviders } = house.house
  const me = await mall.buyer()
  const mallGoodsId = await sell(house, mall.shop, { model: 'LM358DR' })
  const stock = async () => (await house.as().mall.goods.detail({ id: mallGoodsId })).stock
  const before = await stock()
  const asks = (dying: Db, userId: number) =>
    ({ ...house.house, db: dying, user: { id: userId } }) as Context & { user: User }
  const agree = async () => expect(await reconcile(house.house)).toEqual([])

  // Ordering: the token is the same however often it is sent.
  const { orderToken } = await me.mall.prepare.fromGoods({ mallGoodsId, quantity: 100 })
  const ordered = { orderToken, addressId: me.addressId, mallGoodsId, quantity: 100 }
  const deaths = [
    await walkDeaths(db, async (dying) => checkoutHandlers.fromGoods(ordered, asks(dying, me.person.uid)), agree),
  ]
  const { data: orders } = await me.mall.order.list({})
  expect(orders).toHaveLength(1)
  expect(await stock()).toBe(before - 100)
  const { id: orderId = 0, payOrderId = 0 } = orders[0] ?? {}

  // Beginning to pay: however often it dies, one attempt stands.
  const begun = { payOrderId, payType: 'ALI' as const }
  deaths.push(await walkDeaths(db, async (dying) => paymentHandlers.create(begun, asks(dying, me.person.uid)), agree))
  const { mallPayOnlineId: id } = await me.mall.payment.create(begun)

  // The provider's word comes until it is taken.
  await sql`update sandbox_payment set state = 'paid' where no = ${paymentNo(id)}`.execute(db)
  const outcome = await payProviders.ALI.ask(paymentNo(id))
  expect(outcome?.state).toBe('paid')
  if (!outcome) return
  deaths.push(
    await walkDeaths(
      db,
      (dying) => settle({ db: dying, now, brought }, id, outcome),
      async () => expect((await reconcile(house.house)).every((fault) => fault.includes('支付方已付'))).toBe(true),
    ),
  )
  await agree()

  // The shop agrees to a refund; then the provider is asked, and may have done it before the word of it was kept.
  await me.mall.order.refund({ id: orderId, reason: '不要了' })
  const answer = { id: orderId, status: 'accepted' as const }
  deaths.push(
    await walkDeaths(
      db,
      async (dying) => merchantOrderHandlers.refund(answer, asks(dying, mall.shop.keeper.uid)),
      agree,
    ),
  )
  const back = await db.selectFrom('money_back').select('id').executeTakeFirstOrThrow()
  deaths.push(await walkDeaths(db, (dying) => sendBack({ ...house.house, db: dying }, back), agree))

  const given = await sql<{ micro: string }>`select micro::text from sandbox_refund`.execute(db)
  expect(given.rows).toEqual([{ micro: '386000000' }])
  expect((await me.mall.order.detail({ id: orderId })).status).toBe('closed')
  expect(await stock()).toBe(before)
  expect((await balances(db)).every(({ micro }) => micro === 0n)).toBe(true)
  expect(Math.min(...deaths)).toBeGreaterThan(2)
})
