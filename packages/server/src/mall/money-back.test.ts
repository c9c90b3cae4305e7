import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '../../test/house.ts'
import { buy, openMall, sell, type TestMall } from '../../test/mall.ts'
import { runDueJobs } from '../jobs/job-runner.ts'
import { balances } from './ledger.ts'
import { wakeBacks } from './money-back.ts'
import { noticeOf } from './pay-sandbox.ts'
import { paymentNo } from './pay-provider.ts'
import { reconcile } from './reconcile.ts'

let mall: TestMall
let house: TestHouse
const quiet = { error: () => {} }

beforeAll(async () => {
  mall = await openMall()
  ;({ house } = mall)
})
afterAll(async () => mall[Symbol.asyncDispose]())

/** Somebody with an order of 386 yuan and an attempt to pay it. */
async function paying() {
  const me = await mall.buyer()
  const made = await buy(me, await sell(house, mall.shop, { model: 'LM358DR' }), 100)
  const { mallPayOnlineId: id } = await me.mall.payment.create({ payOrderId: made.payOrderId, payType: 'ALI' })
  return { mall: me.mall, id, payOrderId: made.payOrderId, orderId: made.orderIds[0] ?? 0 }
}

/** The provider takes money and tells of it. */
async function pay(id: number, { micro = '386000000', provider = 'ALI' as 'ALI' | 'WX' } = {}) {
  const { db } = house.house
  await sql`update sandbox_payment set state = 'paid', micro = ${micro}::bigint where no = ${paymentNo(id)}`.execute(db)
  const { rows } = await sql<{ trade_no: string }>`
    select trade_no from sandbox_payment where no = ${paymentNo(id)}`.execute(db)
  const row = {
    no: paymentNo(id),
    pay_type: provider,
    micro,
    state: 'paid' as const,
    trade_no: rows[0]?.trade_no ?? '',
  }
  const { mallPayOnlineId: _told, ...notice } = await noticeOf(db, row)
  await house.as().mall.payment.notify({ ...notice, mallPayOnlineId: id })
}

/** What the provider gave back of a payment, in millionths. */
async function givenBack(id: number): Promise<bigint> {
  const { rows } = await sql<{ micro: string }>`
    select coalesce(sum(micro), 0)::text as micro from sandbox_refund where no = ${paymentNo(id)}`.execute(
    house.house.db,
  )
  return BigInt(rows[0]?.micro ?? 0)
}

const faults = () => reconcile(house.house)

test('what a shop agrees to give back goes back the way it came, once, and the buyer is told', async () => {
  const me = await paying()
  await pay(me.id)
  await me.mall.order.refund({ id: me.orderId, reason: '型号买错了', amount: 86 })
  const seller = house.as(mall.shop.keeper).mall.merchantOrder
  await seller.refund({ id: me.orderId, status: 'accepted' })
  expect(await givenBack(me.id)).toBe(0n)
  expect(await faults()).toEqual([])
  await runDueJobs(house.house, quiet)
  expect(await givenBack(me.id)).toBe(86_000_000n)
  await me.mall.order.refund({ id: me.orderId, reason: '其余也不要了' })
  await seller.refund({ id: me.orderId, status: 'accepted' })
  await Promise.all([runDueJobs(house.house, quiet), wakeBacks(house.house.db, house.house.now())])
  await runDueJobs(house.house, quiet)
  expect(await givenBack(me.id)).toBe(386_000_000n)
  const { logs } = await me.mall.order.detail({ id: me.orderId })
  expect(logs.filter(({ text }) => text.includes('已原路退回')).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['¥86.00 已原路退回', '¥300.00 已原路退回']),
  )
  expect(await faults()).toEqual([])
})

/** An order that is paid and that its shop agreed to give back whole. */
async function givenUp() {
  const me = await paying()
  await pay(me.id)
  await me.mall.order.refund({ id: me.orderId, reason: '不要了' })
  await house.as(mall.shop.keeper).mall.merchantOrder.refund({ id: me.orderId, status: 'accepted' })
  return me
}

test('a provider that is down is asked again until it has taken it', async () => {
  const me = await givenUp()
  const { ALI } = house.house.payProviders
  const away = { ...house.house, payProviders: { ...house.house.payProviders, ALI: { ...ALI, payBack: refuse } } }
  await runDueJobs(away, quiet)
  expect(await givenBack(me.id)).toBe(0n)
  house.pass(20_000)
  await runDueJobs(house.house, quiet)
  expect(await givenBack(me.id)).toBe(386_000_000n)
})

test('a refund that its provider has taken is asked for until it is back, ever later, and each word comes once', async () => {
  const me = await givenUp()
  let asked = 0
  const { ALI } = house.house.payProviders
  const payBack = async () => ({ state: (asked += 1) < 4 ? ('pending' as const) : ('done' as const) })
  const slow = { ...house.house, payProviders: { ...house.house.payProviders, ALI: { ...ALI, payBack } } }
  const run = () => runDueJobs(slow, quiet)
  const words = async () =>
    (await me.mall.order.detail({ id: me.orderId })).logs
      .map(({ text }) => text)
      .filter((text) => text.includes('原路'))

  await run()
  expect([asked, await words()]).toEqual([1, ['¥386.00 正在原路退回']])
  await run()
  expect(asked).toBe(1)
  const minute = 60_000
  for (const minutes of [1, 4]) {
    house.pass(minutes * minute + 1000)
    await run()
  }
  expect([asked, await words()]).toEqual([3, ['¥386.00 正在原路退回']])
  await wakeBacks(house.house.db, house.house.now())
  await run()
  expect(asked).toBe(4)
  expect((await words()).toSorted()).toEqual(['¥386.00 已原路退回', '¥386.00 正在原路退回'].toSorted())
  house.pass(17 * minute)
  await run()
  expect(asked).toBe(4)
})

test('a refund that fails after its provider had taken it is named among what was put off', async () => {
  const me = await givenUp()
  const { ALI } = house.house.payProviders
  const asking = (payBack: typeof ALI.payBack, log: (told: unknown) => void) =>
    runDueJobs(
      { ...house.house, payProviders: { ...house.house.payProviders, ALI: { ...ALI, payBack } } },
      { error: log },
    )
  const told: unknown[] = []
  await asking(async () => ({ state: 'pending' }), quiet.error)
  house.pass(61_000)
  await asking(refuse, (one) => told.push(one))
  expect(told).toEqual([expect.objectContaining({ job: 'moneyBack' })])
  house.pass(16_000)
  await runDueJobs(house.house, quiet)
  expect(await givenBack(me.id)).toBe(386_000_000n)
})

const refuse = (): Promise<never> => Promise.reject(new Error('The provider is down.'))

test('money for an order that was closed meanwhile, of a wrong amount, or paid twice goes back whole', async () => {
  const late = await paying()
  await late.mall.order.close({ id: late.orderId })
  await pay(late.id)
  const wrong = await paying()
  await pay(wrong.id, { micro: '385000000' })
  await pay(wrong.id, { micro: '385000000' })
  const twice = await paying()
  const other = await twice.mall.payment.create({ payOrderId: twice.payOrderId, payType: 'WX' })
  await pay(twice.id)
  await pay(other.mallPayOnlineId, { provider: 'WX' })
  await runDueJobs(house.house, quiet)
  expect(await givenBack(late.id)).toBe(386_000_000n)
  expect(await givenBack(wrong.id)).toBe(385_000_000n)
  expect(await givenBack(twice.id)).toBe(0n)
  expect(await givenBack(other.mallPayOnlineId)).toBe(386_000_000n)
  expect((await wrong.mall.order.detail({ id: wrong.orderId })).status).toBe('unpaid')
  expect((await twice.mall.order.detail({ id: twice.orderId })).status).toBe('paid')
  const books = await balances(house.house.db)
  expect(books.filter(({ account, micro }) => account.startsWith('buyer:') && micro !== 0n)).toEqual([])
  expect(await faults()).toEqual([])
})

test('a trade that its provider closes once all of it went back agrees; one of which a part went back does not', async () => {
  const { db } = house.house
  const me = await paying()
  await pay(me.id)
  const seller = house.as(mall.shop.keeper).mall.merchantOrder
  await me.mall.order.refund({ id: me.orderId, reason: '少了一盘', amount: 86 })
  await seller.refund({ id: me.orderId, status: 'accepted' })
  await runDueJobs(house.house, quiet)
  await sql`update sandbox_payment set state = 'cancelled' where no = ${paymentNo(me.id)}`.execute(db)
  expect(await faults()).toEqual([`支付 ${paymentNo(me.id)} 我方已付，支付方未付`])
  await me.mall.order.refund({ id: me.orderId, reason: '其余也不要了' })
  await seller.refund({ id: me.orderId, status: 'accepted' })
  await runDueJobs(house.house, quiet)
  expect(await faults()).toEqual([])
})

test('what does not agree is named: an order without its money, money without its order, a bill of another amount', async () => {
  const me = await paying()
  await pay(me.id)
  const { db } = house.house
  await sql`update mall_order set pay_micro = pay_micro + 1000000 where id = ${me.orderId}`.execute(db)
  expect(await faults()).toEqual([expect.stringMatching(/^订单 .*应收 ¥387\.00，账上 ¥386\.00$/)])
  await sql`update mall_order set pay_micro = pay_micro - 1000000 where id = ${me.orderId}`.execute(db)
  await sql`update sandbox_payment set micro = 1 where no = ${paymentNo(me.id)}`.execute(db)
  expect(await faults()).toEqual([expect.stringContaining(paymentNo(me.id))])
  await sql`update sandbox_payment set micro = 386000000 where no = ${paymentNo(me.id)}`.execute(db)
  await sql`update ledger_entry set micro = micro + 1
    where id = (select min(ledger_entry.id) from ledger_entry join ledger_deed on ledger_deed.id = deed_id
      where order_id = ${me.orderId})`.execute(db)
  expect((await faults()).join()).toContain('两边不平')
})
