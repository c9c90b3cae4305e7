import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { closeDue } from './close-due.ts'
import { rewardInvitations } from './invite-reward.ts'

const day = 24 * 60 * 60_000
let house: TestHouse
let last = 0

beforeAll(async () => void (house = await openHouse({ smsLimit: 10_000 })))
afterAll(async () => house[Symbol.asyncDispose]())

async function comer() {
  const mobile = `+86-1370055${String((last += 1)).padStart(4, '0')}`
  return { ...(await house.login(mobile)), mobile }
}
type Comer = Awaited<ReturnType<typeof comer>>

/** Logs in once more: sessions end while the clock is turned. */
const again = async ({ mobile }: Comer) => house.as(await house.login(mobile))

/** Somebody whom another invited, and when they were seen last, in days after they came. */
async function invited(by: Comer, seenAfter: number) {
  const one = await comer()
  const now = house.house.now()
  await house.house.db
    .updateTable('account')
    .set({ invited_by: by.uid, created_at: now, seen_at: new Date(now.getTime() + seenAfter * day) })
    .where('id', '=', one.uid)
    .execute()
  return one
}

test('whoever invited people that come back is given days of membership, once for each', async () => {
  const inviter = await comer()
  const back = await invited(inviter, 2)
  const away = await invited(inviter, 0)
  expect(await rewardInvitations(house.house)).toBe(0)
  house.pass(3 * day)
  const rounds = [rewardInvitations(house.house), rewardInvitations(house.house)]
  expect((await Promise.all(rounds)).reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(await rewardInvitations(house.house)).toBe(0)

  const me = await again(inviter)
  const { shareCode } = me.account
  expect(await shareCode.totals()).toMatchObject({ inviteCount: 2, rewardCount: 1 })
  const { data } = await shareCode.records({})
  expect(data.find(({ id }) => id === back.uid)).toMatchObject({ status: 'rewarded', reward: '会员 7 天' })
  expect(data.find(({ id }) => id === away.uid)).toMatchObject({ status: 'registered' })
  expect((await me.message.message.list({ type: 'notification' })).data.map(({ title }) => title)).toContain(
    '邀请奖励：工程师会员 7 天',
  )
  const { level, expireTime } = await me.portal.member.mine()
  expect(level).toMatchObject({ name: '工程师' })
  expect(new Date(expireTime ?? '').getTime() - house.house.now().getTime()).toBeGreaterThan(6.9 * day)
})

test('whoever has a plan keeps it, for as many days longer; twenty a year are rewarded, and blocked ones never', async () => {
  const inviter = await comer()
  const endsAt = new Date(house.house.now().getTime() + 100 * day)
  await house.house.db
    .insertInto('membership')
    .values({ account_id: inviter.uid, level_id: 3, ends_at: endsAt })
    .execute()
  const people = []
  for (let at = 0; at < 22; at += 1) people.push(await invited(inviter, 1))
  const blocked = people[0]?.uid ?? 0
  await house.house.db.updateTable('account').set({ is_blocked: true }).where('id', '=', blocked).execute()
  house.pass(2 * day)
  expect(await rewardInvitations(house.house)).toBe(20)
  const me = await again(inviter)
  const { level, expireTime } = await me.portal.member.mine()
  expect(level).toMatchObject({ name: '采购' })
  // Terms are whole seconds, rounded up.
  expect(Math.round((Date.parse(expireTime ?? '') - endsAt.getTime()) / day)).toBe(20 * 7)
  const { data } = await me.account.shareCode.records({ pageSize: 50 })
  expect(data.find(({ id }) => id === blocked)).toMatchObject({ status: 'invalid' })
})

test('who was invited and left counts as long as who stays', async () => {
  const inviter = await comer()
  const people = []
  for (let at = 0; at < 20; at += 1) people.push((await invited(inviter, 1)).uid)
  house.pass(2 * day)
  expect(await rewardInvitations(house.house)).toBe(20)
  await house.house.db.updateTable('account').set({ closes_at: house.house.now() }).where('id', 'in', people).execute()
  expect(await closeDue(house.house)).toBe(20)
  const { uid: late } = await invited(inviter, 1)
  const isRewarded = async () =>
    (await sql`select from account where id = ${late} and invite_rewarded_at is not null`.execute(house.house.db)).rows
      .length > 0
  house.pass(2 * day)
  await rewardInvitations(house.house)
  expect(await isRewarded()).toBe(false)
  house.pass(365 * day)
  await rewardInvitations(house.house)
  expect(await isRewarded()).toBe(true)
})

test('whoever invited more than are rewarded in a year is in nobody’s way', async () => {
  const [eager, other] = [await comer(), await comer()]
  await sql`insert into account (nick_name, invited_by, created_at, seen_at)
    select 'n' || n, ${eager.uid}::int, ${house.house.now()}::timestamptz - interval '2 days', ${house.house.now()}::timestamptz
    from generate_series(1, 600) as n`.execute(house.house.db)
  await invited(other, 1)
  house.pass(2 * day)
  expect(await rewardInvitations(house.house)).toBe(21)
  expect(await rewardInvitations(house.house)).toBe(0)
})
