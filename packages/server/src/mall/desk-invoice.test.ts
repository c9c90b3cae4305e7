import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '../../test/house.ts'
import { buy, openMall, sell, type TestMall } from '../../test/mall.ts'
import { refused } from '../../test/refusal.ts'
import { paymentNo } from './pay-provider.ts'

let mall: TestMall
let house: TestHouse
let finance: ReturnType<TestHouse['as']>

beforeAll(async () => {
  mall = await openMall()
  ;({ house } = mall)
  const person = await house.login('+86-13900000310')
  await house.house.db
    .updateTable('account')
    .set({ roles: ['finance'] })
    .where('id', '=', person.uid)
    .execute()
  finance = house.as(person)
})
afterAll(async () => mall[Symbol.asyncDispose]())

/** A paid order whose buyer asked for an invoice. */
async function asked(title: string) {
  const me = await mall.buyer()
  const made = await buy(me, await sell(house, mall.shop, { model: 'LM358DR' }), 100)
  const { mallPayOnlineId } = await me.mall.payment.create({ payOrderId: made.payOrderId, payType: 'ALI' })
  await house.app.inject({ method: 'POST', url: `/sandbox/pay/${paymentNo(mallPayOnlineId)}/paid` })
  const { id: invoiceId } = await me.mall.invoice.add({ type: 'ordinary', title, taxNo: '91440300708461136T' })
  const { id } = await me.mall.invoice.apply({ orderId: made.orderIds[0] ?? 0, invoiceId })
  return { id, me }
}

test('finance sees what every shop was asked for, the oldest first, and finds it by title or number', async () => {
  const [first, second] = [await asked('深圳市华芯微电子有限公司'), await asked('南京微盟电子有限公司')]
  const { deskInvoice } = finance.mall
  expect((await deskInvoice.list({ status: 'applied' })).data.map(({ id }) => id)).toEqual([first.id, second.id])
  expect((await deskInvoice.list({ keywords: '微盟' })).data.map(({ id }) => id)).toEqual([second.id])
  expect((await deskInvoice.list({ keywords: '91440300708461136t' })).totalRecord).toBe(2)
  expect((await deskInvoice.list({ keywords: '没有' })).data).toEqual([])
})

test('the desk answers in place of the shop, once; both sides are told and the log has it', async () => {
  const { id, me } = await asked('示例电子有限公司')
  const { deskInvoice } = finance.mall
  expect((await refused(deskInvoice.issue({ id, status: 'refused' }))).message).toBe('请填写拒绝开票的原因')
  expect((await refused(deskInvoice.issue({ id }))).message).toBe('请上传发票文件')
  await deskInvoice.issue({ id, status: 'refused', refuseReason: '税号与抬头不符' })
  const { data: mine } = await me.mall.invoice.records()
  expect(mine[0]).toMatchObject({ status: 'refused', refuseReason: '税号与抬头不符' })
  const { data: told } = await house.as(me.person).message.message.list({ type: 'notification' })
  expect(told.map(({ title }) => title)).toContain('平台拒绝开票：税号与抬头不符')
  expect((await refused(deskInvoice.issue({ id, fileUrl: '/files/oss/1.pdf' }))).message).toBe(
    '这个开票申请已经处理过了',
  )
  const row = await house.house.db
    .selectFrom('desk_log')
    .select(['verb', 'subject', 'target_id', 'note'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(row).toMatchObject({ verb: '处理开票', subject: 'invoice', target_id: id })
  expect(row?.note).toContain('示例电子有限公司')
})

test('who does not mind the money does not see them', async () => {
  const { me } = await asked('第三家有限公司')
  expect((await refused(me.mall.deskInvoice.list({}))).code).toBe(403)
})
