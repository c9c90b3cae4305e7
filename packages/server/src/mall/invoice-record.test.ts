import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '../../test/house.ts'
import { openMall, sell, type TestMall } from '../../test/mall.ts'
import { refused } from '../../test/refusal.ts'
import { paymentNo } from './pay-provider.ts'

let mall: TestMall
let house: TestHouse
const fileUrl = '/files/oss/0123456789abcdef0123456789abcdef.pdf'

beforeAll(async () => {
  mall = await openMall()
  ;({ house } = mall)
})
afterAll(async () => mall[Symbol.asyncDispose]())

const seller = () => house.as(mall.shop.keeper).mall

/** Somebody with two titles, who chose the first with an order of 386 yuan. */
async function buyer() {
  const me = await mall.buyer()
  const titleOf = async (title: string) =>
    (await me.mall.invoice.add({ type: 'ordinary', title, taxNo: '91440300708461136T' })).id
  const [chosen, other] = [await titleOf('深圳市华芯微电子有限公司'), await titleOf('南京微盟电子有限公司')]
  const mallGoodsId = await sell(house, mall.shop, { model: 'LM358DR' })
  const { orderToken } = await me.mall.prepare.fromGoods({ mallGoodsId, quantity: 100 })
  const asked = { orderToken, addressId: me.addressId, mallGoodsId, quantity: 100, invoiceId: chosen }
  const { payOrderId, orderIds } = await me.mall.checkout.fromGoods(asked)
  const id = orderIds[0] ?? 0
  return {
    id,
    other,
    mall: me.mall,
    record: async () => (await me.mall.order.detail({ id })).invoiceRecord,
    async pay() {
      const { mallPayOnlineId } = await me.mall.payment.create({ payOrderId, payType: 'ALI' })
      await house.app.inject({ method: 'POST', url: `/sandbox/pay/${paymentNo(mallPayOnlineId)}/paid` })
    },
    async getBack(amount?: number) {
      await me.mall.order.refund({ id, reason: '型号买错了', ...(amount !== undefined && { amount }) })
      await seller().merchantOrder.refund({ id, status: 'accepted' })
    },
  }
}

test('a title that was chosen with the order asks the shop for the invoice once it is paid', async () => {
  const me = await buyer()
  expect(await me.record()).toBeUndefined()
  await me.pay()
  const record = await me.record()
  expect(record).toMatchObject({ status: 'applied', amount: 386, invoice: { title: '深圳市华芯微电子有限公司' } })
  const { data } = await seller().invoice.records({ role: 'seller', status: 'applied' })
  expect(data.map(({ id }) => id)).toContain(record?.id)
  await me.mall.invoice.apply({ orderId: me.id, invoiceId: me.other })
  expect(await me.record()).toMatchObject({ id: record?.id, invoice: { title: '南京微盟电子有限公司' } })
})

test('an invoice is for what was paid and not given back; what is issued says what it said', async () => {
  const me = await buyer()
  await me.pay()
  await me.getBack(86)
  const { id = 0, amount } = (await me.record()) ?? {}
  expect(amount).toBe(300)
  await seller().invoice.issue({ id, fileUrl })
  await me.getBack(100)
  expect(await me.record()).toMatchObject({ status: 'issued', amount: 300 })
})

test('an order that was given back whole gets no invoice, and its shop is not asked for it any more', async () => {
  const me = await buyer()
  await me.pay()
  const { id = 0 } = (await me.record()) ?? {}
  await me.getBack()
  expect(await me.record()).toMatchObject({ id, status: 'refused', refuseReason: '订单已关闭' })
  const { data } = await seller().invoice.records({ role: 'seller', status: 'applied' })
  expect(data.map((one) => one.id)).not.toContain(id)
  expect((await refused(me.mall.invoice.apply({ orderId: me.id, invoiceId: me.other }))).message).toBe(
    '这个订单已全额退款，不能开票',
  )
})

test('what the desk gives back whole of a finished order is not issued; to refuse it stays open', async () => {
  const me = await buyer()
  await me.pay()
  await seller().merchantOrder.ship({ id: me.id, company: '顺丰速运', no: 'SF1400223077001' })
  await me.mall.order.finish({ id: me.id })
  const finance = await house.login('+86-13900000311')
  const { db } = house.house
  await db
    .updateTable('account')
    .set({ roles: ['finance'] })
    .where('id', '=', finance.uid)
    .execute()
  const { orderNo: no } = await me.mall.order.detail({ id: me.id })
  await house.as(finance).mall.deskRefund.ask({ no, amount: 386, reason: '整批不良' })
  const { id = 0, amount } = (await me.record()) ?? {}
  expect(amount).toBe(0)
  expect((await refused(seller().invoice.issue({ id, fileUrl }))).message).toBe('这个订单已全额退款，不能开票')
  await seller().invoice.issue({ id, status: 'refused', refuseReason: '已全额退款' })
  expect(await me.record()).toMatchObject({ status: 'refused', refuseReason: '已全额退款' })
})
