import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'
import { balances } from '../mall/ledger.ts'
import { sendBack } from '../mall/money-back.ts'
import { noticeOf } from '../mall/pay-sandbox.ts'
import { paymentNo } from '../mall/pay-provider.ts'
import { reconcile } from '../mall/reconcile.ts'
import { raiseMemberAlerts } from './member-alerts.ts'
import { limitOf } from './membership.ts'

const day = 24 * 60 * 60_000
let house: TestHouse
let last = 0

beforeAll(async () => void (house = await openHouse({ smsLimit: 10_000 })))
afterAll(async () => house[Symbol.asyncDispose]())

/** Somebody new, with what they ask most. */
async function comer() {
  const person = await house.login(`+86-1360000${String((last += 1)).padStart(4, '0')}`)
  const api = house.as(person)
  return {
    api,
    uid: person.uid,
    order: (levelId: number, payType: 'ALI' | 'BANK' | 'WX' = 'ALI') => api.portal.member.order({ levelId, payType }),
    mine: () => api.portal.member.mine(),
    /** Days until the plan ends, rounded. */
    async days() {
      const { expireTime = '' } = await api.portal.member.mine()
      return Math.round((Date.parse(expireTime) - house.house.now().getTime()) / day)
    },
  }
}

type Me = Awaited<ReturnType<typeof comer>>

/** The payer acts at the sandbox's cashier, and it tells the server. */
const atCashier = (id: number, state = 'paid') =>
  house.app.inject({ method: 'POST', url: `/sandbox/pay/${paymentNo(id)}/${state}` })

async function buy(me: Me, levelId: number) {
  const { mallPayOnlineId: id } = await me.order(levelId)
  await atCashier(id)
  return id
}

const account = async (name: string) =>
  (await balances(house.house.db)).find(({ account }) => account === name)?.micro ?? 0n

const agree = async () => expect(await reconcile(house.house)).toEqual([])

test('a visitor reads what the plans give and cost, the free one first', async () => {
  const levels = await house.as().portal.member.levels()
  expect(levels.map(({ name, price, days }) => [name, price, days])).toEqual([
    ['注册用户', 0, 0],
    ['工程师', 168, 365],
    ['采购', 488, 365],
  ])
  // Every plan has the same rights in the same order, and reading is whole in each.
  const names = levels.map(({ rights }) => rights.map(({ name }) => name))
  expect(new Set(names.map(String)).size).toBe(1)
  expect(levels.map(({ rights }) => rights[0]?.value)).toEqual(['全部', '全部', '全部'])
})

test('a plan is bought once, however often its payment is told, and the money is ours in the books', async () => {
  const me = await comer()
  expect(await me.mine()).toEqual({ level: null })
  const own = await account('own:member')
  const [pay, again] = await Promise.all([me.order(3), me.order(3)])
  expect(again.mallPayOnlineId).toBe(pay.mallPayOnlineId)
  expect(pay).toMatchObject({ amount: 488, currency: 'CNY', status: 'waiting' })
  await atCashier(pay.mallPayOnlineId)
  const row = {
    no: paymentNo(pay.mallPayOnlineId),
    pay_type: 'ALI' as const,
    micro: '488000000',
    state: 'paid' as const,
  }
  const notice = await noticeOf(house.house.db, { ...row, trade_no: 'SBAGAIN' })
  await house.as().mall.payment.notify({ ...notice, mallPayOnlineId: pay.mallPayOnlineId })
  expect((await me.mine()).level?.name).toBe('采购')
  expect(await me.days()).toBe(365)
  expect((await account('own:member')) - own).toBe(-488_000_000n)
  const { data } = await me.api.message.message.list({ type: 'notification' })
  expect(data.map(({ title }) => title)).toEqual(['采购会员已开通'])
  await agree()
})

test('renewing adds behind the end, and going up begins at once with what was left', async () => {
  const me = await comer()
  await buy(me, 2)
  await buy(me, 2)
  expect(await me.days()).toBe(730)
  await buy(me, 3)
  expect((await me.mine()).level?.name).toBe('采购')
  // 730 days at 168 yuan a year are 251 days at 488.
  expect(await me.days()).toBe(365 + 251)
  await agree()
})

test('money that pays nothing goes back: too late, twice, or too little', async () => {
  const me = await comer()
  const [first, second] = [await me.order(2, 'ALI'), await me.order(2, 'WX')]
  expect(second.payOrderId).toBe(first.payOrderId)
  await atCashier(first.mallPayOnlineId)
  await atCashier(second.mallPayOnlineId)
  expect(await me.days()).toBe(365)

  const late = await me.order(3)
  house.pass(2 * 60 * 60_000 + 1000)
  await atCashier(late.mallPayOnlineId)
  expect((await me.mine()).level?.name).toBe('工程师')
  expect(await refused(me.api.mall.payment.create({ payOrderId: late.payOrderId, payType: 'ALI' }))).toMatchObject({
    message: '这个支付单已过期，请重新下单',
  })

  const { db } = house.house
  const { rows } = await sql<{ id: number; micro: string }>`
    select id, micro::text from money_back where order_id is null order by id`.execute(db)
  expect(rows.map(({ micro }) => micro)).toEqual(['168000000', '488000000'])
  for (const { id } of rows) await sendBack(house.house, { id })
  const back = await sql<{ micro: string }>`select micro::text from sandbox_refund order by refund_no`.execute(db)
  expect(back.rows.map(({ micro }) => micro)).toEqual(['168000000', '488000000'])
  expect(await account(`buyer:${me.uid}`)).toBe(0n)
  await agree()
})

test('a payment that was given up leaves the order to be paid another way, by nobody else', async () => {
  const [me, other] = [await comer(), await comer()]
  const { mallPayOnlineId: id, payOrderId } = await me.order(2)
  await atCashier(id, 'cancelled')
  expect(await me.mine()).toEqual({ level: null })
  expect(await refused(other.api.mall.payment.create({ payOrderId, payType: 'WX' }))).toMatchObject({
    message: '没有找到这个支付单',
  })
  const again = await me.api.mall.payment.create({ payOrderId, payType: 'WX' })
  await atCashier(again.mallPayOnlineId)
  expect(await me.days()).toBe(365)
})

test('what cannot be ordered is refused in words', async () => {
  const me = await comer()
  expect(await refused(me.order(1))).toMatchObject({ message: '注册后就有，不需要开通' })
  expect(await refused(me.order(9))).toMatchObject({ message: '没有找到这个会员等级' })
  expect(await refused(me.order(2, 'BANK'))).toMatchObject({ message: '会员不支持银行转账，请用支付宝或微信支付' })
})

test('a member may keep more; when the plan ends it is the free number again, and nothing is taken away', async () => {
  const me = await comer()
  const { db } = house.house
  await sql`insert into saved_search (account_id, scene, name, query, query_hash, notify)
    select ${me.uid}, 'part', 'n' || n, '{}', 'h' || n, false from generate_series(1, 100) n`.execute(db)
  const more = () => me.api.account.savedSearch.save({ scene: 'part', name: '多一个', query: {}, notify: false })
  expect(await refused(more())).toMatchObject({ message: '最多保存 100 个搜索，请先删除一些' })
  await buy(me, 2)
  const kept = await more()
  expect(await limitOf(house.house, me.uid, 'boms')).toBe(500)

  // Told once, a week before the end.
  expect(await raiseMemberAlerts(db, house.house.now())).toBe(0)
  house.pass(359 * day)
  await raiseMemberAlerts(db, house.house.now())
  await raiseMemberAlerts(db, house.house.now())
  const told = await db.selectFrom('alert').select('title').where('account_id', '=', me.uid).execute()
  expect(told).toEqual([{ title: '会员即将到期' }])

  house.pass(7 * day)
  const held = await db.selectFrom('membership').select('level_id').where('account_id', '=', me.uid).execute()
  expect(held).toHaveLength(1)
  expect(await limitOf(house.house, me.uid, 'boms')).toBe(200)
  const still = await db.selectFrom('saved_search').select('id').where('account_id', '=', me.uid).execute()
  expect(still.map(({ id }) => id)).toContain(kept.id)
})
