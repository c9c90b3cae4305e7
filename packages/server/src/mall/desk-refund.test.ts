import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '../../test/house.ts'
import { buy, openMall, sell, type TestMall } from '../../test/mall.ts'
import { runDueJobs } from '../jobs/job-runner.ts'
import { paymentNo } from './pay-provider.ts'
import { reconcile } from './reconcile.ts'

let mall: TestMall
let house: TestHouse
let people: Awaited<ReturnType<typeof atDesk>>[]
const quiet = { error: () => {} }
const deskOf = (person: Parameters<TestHouse['as']>[0]) => house.as(person).mall.deskRefund

beforeAll(async () => {
  mall = await openMall()
  ;({ house } = mall)
  people = await Promise.all(['finance', 'finance', 'owner'].map((role, at) => atDesk(role as 'finance', at)))
})
afterAll(async () => mall[Symbol.asyncDispose]())

async function atDesk(role: 'finance' | 'owner', at: number) {
  const person = await house.login(`+86-1390000020${at}`)
  const { db } = house.house
  await db
    .updateTable('account')
    .set({ roles: [role], nick_name: `财务${at}` })
    .where('id', '=', person.uid)
    .execute()
  return { id: person.uid, desk: deskOf(person), log: house.as(person).admin.log }
}

/** Two who mind the money, and the owner. */
const one = () => people[0]?.desk ?? deskOf({})
const two = () => people[1]?.desk ?? deskOf({})
const boss = () => people[2]?.desk ?? deskOf({})

/** A paid order of 386 yuan for each hundred pieces. */
async function paidOrder(pieces = 100) {
  const me = await mall.buyer()
  const made = await buy(me, await sell(house, mall.shop, { model: 'LM358DR' }), pieces)
  const { mallPayOnlineId } = await me.mall.payment.create({ payOrderId: made.payOrderId, payType: 'ALI' })
  await house.app.inject({ method: 'POST', url: `/sandbox/pay/${paymentNo(mallPayOnlineId)}/paid` })
  const id = made.orderIds[0] ?? 0
  const detail = () => me.mall.order.detail({ id })
  return { id, me, detail, no: (await detail()).orderNo }
}

const agree = async () => expect(await reconcile(house.house)).toEqual([])

test('within the limit one person gives a part back; the order goes its way and both sides are told', async () => {
  const { no, detail } = await paidOrder()
  expect(await one().find({ no })).toMatchObject({ no, paid: 386, returned: 0, left: 386, alone: 386, payType: 'ALI' })
  expect(await one().ask({ no, amount: 86, reason: '少发 20 片' })).toMatchObject({ status: 'done' })
  expect(await one().find({ no })).toMatchObject({ returned: 86, left: 300 })
  await runDueJobs(house.house, quiet)
  const { status, logs } = await detail()
  expect(status).toBe('paid')
  expect(logs.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['平台退款 ¥86.00：少发 20 片', '¥86.00 已原路退回']),
  )
  await agree()
})

test('what the desk gave back is not given back again by a shop that agrees to all of it', async () => {
  const { id, no, me, detail } = await paidOrder()
  const seller = house.as(mall.shop.keeper).mall.merchantOrder
  await me.mall.order.refund({ id, reason: '少发 20 片' })
  await one().ask({ no, amount: 86, reason: '少发 20 片' })
  await expect(seller.refund({ id, status: 'accepted' })).rejects.toMatchObject({
    code: 409,
    message: '平台已退过一部分，请拒绝后让买家重新申请',
  })
  expect((await detail()).status).toBe('refunding')
  await seller.refund({ id, status: 'refused', reason: '平台已退一部分' })
  await me.mall.order.refund({ id, reason: '其余也退' })
  await seller.refund({ id, status: 'accepted' })
  expect(await one().find({ no })).toMatchObject({ returned: 386, left: 0 })
  expect((await detail()).status).toBe('closed')
  await runDueJobs(house.house, quiet)
  await agree()
})

test('above the limit somebody else agrees: not who asked, and of two who agree at once one', async () => {
  const { no, detail } = await paidOrder()
  await boss().setLimit({ amount: 100 })
  const { id, status } = await one().ask({ no, amount: 386, reason: '店铺失联' })
  expect(status).toBe('waiting')
  expect(await one().find({ no })).toMatchObject({ waiting: 386, left: 0 })
  await expect(one().approve({ id })).rejects.toMatchObject({ code: 403, message: '不能批准自己申请的退款' })
  await expect(one().refuse({ id, reason: '算了' })).rejects.toMatchObject({ code: 403 })
  const both = await Promise.allSettled([two().approve({ id }), boss().approve({ id })])
  expect(both.map((each) => each.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find((each) => each.status === 'rejected')?.reason).toMatchObject({
    code: 409,
    message: '这笔退款已经处理过了',
  })
  await runDueJobs(house.house, quiet)
  expect((await detail()).status).toBe('closed')
  const { data } = await two().list({ status: 'done' })
  expect(data[0]).toMatchObject({ id, no, needsSecond: true, amount: 386, asker: { nickName: '财务0' } })
  await agree()
})

test('many small refunds are one large one', async () => {
  const { no } = await paidOrder()
  await boss().setLimit({ amount: 100 })
  expect(await one().ask({ no, amount: 60, reason: '一' })).toMatchObject({ status: 'done' })
  expect(await one().find({ no })).toMatchObject({ alone: 40 })
  expect(await one().ask({ no, amount: 60, reason: '二' })).toMatchObject({ status: 'waiting' })
})

test('what is refused or taken back moves nothing, and what is not there cannot be given', async () => {
  const { no } = await paidOrder()
  await boss().setLimit({ amount: 0 })
  const asked = await one().ask({ no, amount: 300, reason: '来料不良' })
  await expect(two().ask({ no, amount: 87, reason: '来料不良' })).rejects.toMatchObject({
    code: 409,
    message: '退款金额最多 ¥86.00',
  })
  await expect(two().withdraw(asked)).rejects.toMatchObject({ code: 403, message: '只能撤回自己申请的退款' })
  await two().refuse({ id: asked.id, reason: '店铺已经退了' })
  await expect(two().approve({ id: asked.id })).rejects.toMatchObject({ code: 409 })
  const again = await one().ask({ no, amount: 300, reason: '来料不良' })
  await one().withdraw({ id: again.id })
  expect(await one().find({ no })).toMatchObject({ returned: 0, waiting: 0, left: 386 })
  await expect(one().find({ no: 'S0' })).rejects.toMatchObject({ code: 404 })
  await agree()
})

test('a plan that is given back whole is taken back', async () => {
  await boss().setLimit({ amount: 1000 })
  const me = house.as(await house.login('+86-13600000009')).portal.member
  const { mallPayOnlineId, payOrderId } = await me.order({ levelId: 2, payType: 'WX' })
  const { no } = await house.house.db
    .selectFrom('pay_order')
    .select('no')
    .where('id', '=', payOrderId)
    .executeTakeFirstOrThrow()
  await expect(one().find({ no })).rejects.toMatchObject({ code: 409, message: '还没有付款，不能退款' })
  await house.app.inject({ method: 'POST', url: `/sandbox/pay/${paymentNo(mallPayOnlineId)}/paid` })
  await one().ask({ no, amount: 100, reason: '部分' })
  expect((await me.mine()).level?.name).toBe('工程师')
  await one().ask({ no, amount: 68, reason: '其余' })
  expect(await me.mine()).toEqual({ level: null })
  await runDueJobs(house.house, quiet)
  await agree()
})

test('who asked and who agreed stand in the log', async () => {
  const { data = [] } = (await people[2]?.log.list({ right: 'money' })) ?? {}
  const verbs = new Set(data.map(({ verb }) => verb))
  for (const verb of ['申请退款', '批准退款', '驳回退款', '撤回退款']) expect(verbs).toContain(verb)
})
