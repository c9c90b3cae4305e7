import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '../../test/house.ts'
import { buy, openMall, sell, type TestMall } from '../../test/mall.ts'
import { refused } from '../../test/refusal.ts'
import { balances } from './ledger.ts'
import { noticeOf } from './pay-sandbox.ts'
import { paymentNo } from './pay-provider.ts'

let mall: TestMall
let house: TestHouse

beforeAll(async () => {
  mall = await openMall()
  ;({ house } = mall)
})
afterAll(async () => mall[Symbol.asyncDispose]())

/** Somebody with an order of 386 yuan that waits for its money. */
async function buyer() {
  const me = await mall.buyer()
  const made = await buy(me, await sell(house, mall.shop, { model: 'LM358DR' }), 100)
  return { mall: me.mall, ...made, orderId: made.orderIds[0] ?? 0 }
}

interface Told {
  state?: 'cancelled' | 'failed' | 'paid'
  micro?: string
  sign?: string
}

/** What the provider tells of a payment, as it would come over the wire. */
async function tell(id: number, { state = 'paid', micro = '386000000', sign }: Told = {}) {
  const row = { no: paymentNo(id), pay_type: 'ALI' as const, micro, state, trade_no: `SB${id}` }
  const { mallPayOnlineId: _told, ...notice } = await noticeOf(house.house.db, row)
  const sent = { ...notice, ...(sign !== undefined && { sign }), mallPayOnlineId: id }
  return house.as().mall.payment.notify(sent)
}

test('a payment pays the order once, however often it is told, and the books are even', async () => {
  const me = await buyer()
  const { mallPayOnlineId: id, payUrl } = await me.mall.payment.create({ payOrderId: me.payOrderId, payType: 'ALI' })
  expect(payUrl).toContain(`/sandbox/pay/${paymentNo(id)}`)
  expect((await me.mall.payment.create({ payOrderId: me.payOrderId, payType: 'ALI' })).mallPayOnlineId).toBe(id)
  const before = await balances(house.house.db)
  await Promise.all([tell(id), tell(id), tell(id)])
  await tell(id, { state: 'failed' })
  expect(await me.mall.payment.detail({ mallPayOnlineId: id })).toMatchObject({ status: 'paid', amount: 386 })
  expect(await me.mall.order.detail({ id: me.orderId })).toMatchObject({ status: 'paid', payType: 'ALI' })
  expect((await me.mall.payOrder.detail({ payOrderId: me.payOrderId })).status).toBe('paid')
  const after = await balances(house.house.db)
  const held = (all: typeof after) => all.find(({ account }) => account === 'cash:ALI')?.micro ?? 0n
  expect(held(after) - held(before)).toBe(386_000_000n)
  expect(after.reduce((sum, { micro }) => sum + micro, 0n)).toBe(0n)
})

test('a forged notification, one of another payment, and one of a wrong amount pay nothing', async () => {
  const me = await buyer()
  const { mallPayOnlineId: id } = await me.mall.payment.create({ payOrderId: me.payOrderId, payType: 'ALI' })
  expect(await refused(tell(id, { sign: 'forged' }))).toMatchObject({ code: 403, message: '签名不符' })
  expect(await refused(tell(id + 1000))).toMatchObject({ code: 403 })
  await tell(id, { micro: '1' })
  expect(await me.mall.order.detail({ id: me.orderId })).toMatchObject({ status: 'unpaid' })
  expect((await me.mall.payment.detail({ mallPayOnlineId: id })).status).toBe('failed')
  const again = await me.mall.payment.create({ payOrderId: me.payOrderId, payType: 'ALI' })
  expect(again.mallPayOnlineId).not.toBe(id)
})

test('a payment that failed or was given up leaves the order to be paid another way', async () => {
  const me = await buyer()
  const { mallPayOnlineId: id } = await me.mall.payment.create({ payOrderId: me.payOrderId, payType: 'ALI' })
  await tell(id, { state: 'failed' })
  expect((await me.mall.payment.detail({ mallPayOnlineId: id })).status).toBe('failed')
  const other = await me.mall.payment.create({ payOrderId: me.payOrderId, payType: 'WX' })
  await me.mall.payment.cancel({ mallPayOnlineId: other.mallPayOnlineId })
  expect((await me.mall.payment.detail({ mallPayOnlineId: other.mallPayOnlineId })).status).toBe('cancelled')
  expect((await me.mall.payOrder.detail({ payOrderId: me.payOrderId })).status).toBe('unpaid')
})

test('what nobody told of is asked for', async () => {
  const me = await buyer()
  const { mallPayOnlineId: id } = await me.mall.payment.create({ payOrderId: me.payOrderId, payType: 'ALI' })
  await house.house.db
    .updateTable('sandbox_payment' as never)
    .set({ state: 'paid' } as never)
    .execute()
  expect((await me.mall.payment.detail({ mallPayOnlineId: id })).status).toBe('waiting')
  house.pass(11_000)
  expect((await me.mall.payment.detail({ mallPayOnlineId: id })).status).toBe('paid')
  expect((await me.mall.order.detail({ id: me.orderId })).status).toBe('paid')
})

test('after a voucher was refused a payment is begun anew, and can be made as long as the order waits', async () => {
  const me = await buyer()
  const begin = () => me.mall.payment.create({ payOrderId: me.payOrderId, payType: 'ALI' })
  const first = await begin()
  const voucher = { payer: '深圳市测试电子有限公司', amount: 386, payTime: '2026-11-20T10:00:00+08:00' }
  const imgUrl = '/files/oss/0123456789abcdef0123456789abcdef.jpg'
  const { id } = await me.mall.receipt.add({ ...voucher, imgUrl, payOrderId: me.payOrderId })
  house.pass(3 * 60 * 60_000)
  const seller = house.as(mall.shop.keeper).mall
  await seller.receipt.audit({ id, status: 'refused', refuseReason: '看不清金额' })
  const second = await begin()
  expect(second.mallPayOnlineId).not.toBe(first.mallPayOnlineId)
  expect(second.payUrl).toContain(paymentNo(second.mallPayOnlineId))
  expect(second.expireTime).toBe((await me.mall.payOrder.detail({ payOrderId: me.payOrderId })).expireTime)
  expect((await me.mall.payment.detail({ mallPayOnlineId: first.mallPayOnlineId })).status).toBe('cancelled')
  expect((await begin()).mallPayOnlineId).toBe(second.mallPayOnlineId)
})
