import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviewer } from '../../test/company.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { paymentNo } from './pay-provider.ts'
import { runReconciliation, wakeReconciliation } from './reconciliation-run.ts'

let house: TestHouse
let owner: Person & { uid: number }

beforeAll(async () => {
  house = await openHouse()
  owner = await reviewer(house)
})
afterAll(async () => house[Symbol.asyncDispose]())

const desk = () => house.as(owner).mall.reconciliation

/** Compared now, to its end. */
async function compared() {
  const { id } = await desk().begin()
  await runReconciliation(house.house, { id })
  return desk().detail({ id })
}

test('books that agree say so, with what came on the day', async () => {
  const buyer = house.as(await house.login('+86-13600000001'))
  const { mallPayOnlineId } = await buyer.portal.member.order({ levelId: 2, payType: 'WX' })
  await house.app.inject({ method: 'POST', url: `/sandbox/pay/${paymentNo(mallPayOnlineId)}/paid` })
  expect(await compared()).toMatchObject({
    state: 'agreed',
    faultCount: 0,
    faults: [],
    user: { id: owner.uid, nickName: '审核员甲' },
    sums: [{ payType: 'WX', currency: 'CNY', received: 168, returned: 0 }],
  })
})

test('one at a time: a second press is told that one is under way', async () => {
  const { id } = await desk().begin()
  await expect(desk().begin()).rejects.toMatchObject({ code: 409, message: '正在对账，请等它结束' })
  expect(await desk().detail({ id })).toMatchObject({ state: 'running' })
  await runReconciliation(house.house, { id })
})

test('what does not agree is named, can be saved, and whoever minds the money hears of it', async () => {
  await sql`update pay_bill set micro = micro + 1000000`.execute(house.house.db)
  const run = await compared()
  expect(run).toMatchObject({ state: 'odd', faultCount: 1 })
  expect(run.faults[0]).toMatch(/^支付单 \S+ 应收 ¥169\.00，账上 ¥168\.00$/)
  const text = await (await desk().exportFile({ id: run.id })).text()
  expect(text).toContain('"微信支付","CNY","168.00","0.00"')
  expect(text).toContain(run.faults[0])
  const { data } = await house.as(owner).message.message.list({ type: 'notification' })
  expect(data[0]).toMatchObject({ title: '对账有 1 处不一致', content: run.faults[0] })
  await sql`update pay_bill set micro = micro - 1000000`.execute(house.house.db)
})

test('a provider that does not answer leaves it unfinished, and says why', async () => {
  const { payProviders } = house.house
  const away = { ...payProviders.WX, ask: () => Promise.reject(new Error('微信支付没有应答')) }
  const { id } = await desk().begin()
  await runReconciliation({ ...house.house, payProviders: { ...payProviders, WX: away } }, { id })
  expect(await desk().detail({ id })).toMatchObject({ state: 'failed', trouble: '没有对完：微信支付没有应答' })
})

test('the daily work compares the day before, once', async () => {
  const before = (await desk().list({})).totalRecord
  await wakeReconciliation(house.house.db, house.house.now())
  await wakeReconciliation(house.house.db, house.house.now())
  const { data, totalRecord } = await desk().list({})
  expect([totalRecord - before, data[0]?.user]).toEqual([1, null])
})

test('what is not there is not found', async () => {
  await expect(desk().detail({ id: 999_999 })).rejects.toMatchObject({ code: 404 })
  await expect(desk().exportFile({ id: 999_999 })).rejects.toMatchObject({ code: 404 })
})
