import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviewer } from '../../test/company.ts'
import { certify } from '../../test/enterprise.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { proofOf } from '../../test/proof.ts'
import { handIn } from '../admin/audit-queue.ts'
import { closeDue } from './close-due.ts'
import { fates, placeOf } from './fates.ts'

const day = 24 * 60 * 60_000
let house: TestHouse
beforeAll(async () => void (house = await openHouse({ smsLimit: 10_000 })))
afterAll(async () => house[Symbol.asyncDispose]())

const closing = (person: Parameters<TestHouse['as']>[0]) => house.as(person).account.closing

/** Every column of the database that leads to a person. */
async function columnsToPeople(): Promise<string[]> {
  const { rows } = await sql<{ at: string }>`
    select conrelid::regclass || '.' || attname as at
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'account'::regclass order by at`.execute(house.house.db)
  return rows.map(({ at }) => at)
}

test('every column that leads to a person says what becomes of it', async () => {
  expect(Object.keys(fates).toSorted()).toEqual((await columnsToPeople()).toSorted())
})

test('nothing that stays holds on to what is deleted', async () => {
  const gone = Object.entries(fates).flatMap(([key, { becomes }]) =>
    becomes === 'deleted' ? [placeOf(key).table] : [],
  )
  const { rows } = await sql<{ holds: string }>`
    select conrelid::regclass || ' → ' || confrelid::regclass as holds from pg_constraint
    where contype = 'f' and confdeltype in ('a', 'r') and confrelid::regclass::text = any (${gone}::text[])
    order by holds`.execute(house.house.db)
  expect(rows.map(({ holds }) => holds)).toEqual([])
})

test('whoever asks has proved who they are, has 15 days, and may change their mind', async () => {
  const person = await house.login('+86-13700000001')
  await expect(closing(person).ask({ proof: 'x' })).rejects.toMatchObject({ code: 403 })
  const proof = await proofOf(house, person, '+86-13700000001')
  const { closesAt } = await closing(person).ask({ proof })
  expect(Math.round((Date.parse(closesAt) - house.house.now().getTime()) / day)).toBe(15)
  expect(await closing(person).ask({ proof })).toEqual({ closesAt })
  const { deleted, nameless, kept, obstacles } = await closing(person).terms()
  expect([deleted.length > 5, nameless.length > 3, kept.length, obstacles]).toEqual([true, true, 2, []])
  expect(await closeDue(house.house)).toBe(0)
  await closing(person).cancel()
  expect(await closing(person).terms()).not.toHaveProperty('closesAt')
})

test('after 15 days every row that named the person is gone, nameless or kept, as the table says', async () => {
  const mobile = '+86-13700000002'
  const person = await house.login(mobile)
  await leaveTraces(person)
  const proof = await proofOf(house, person, mobile)
  await closing(person).ask({ proof })
  house.pass(16 * day)
  expect(await closeDue(house.house)).toBe(1)
  expect(await closeDue(house.house)).toBe(0)

  const left = await Promise.all(
    Object.entries(fates)
      .filter(([, { becomes }]) => becomes === 'deleted')
      .map(async ([key]) => [key, await countOf(key, person.uid)] as const),
  )
  expect(left.filter(([, count]) => count > 0)).toEqual([])
  const other = await house.login('+86-13700000003')
  await expect(house.as(other).account.profile.info({ id: person.uid })).resolves.toMatchObject({
    nickName: '已注销用户',
    avatar: '',
  })
  const row = await house.house.db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', person.uid)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ mobile: null, email: null, company: null, intro: null, is_blocked: true, roles: [] })
  expect(JSON.stringify(row)).not.toContain('13700000002')

  // The number is free: whoever has it now begins anew.
  await expect(house.login(mobile)).resolves.not.toMatchObject({ uid: person.uid })
})

/** Rows of somebody in many tables. */
async function leaveTraces(person: { token: string; uid: number }) {
  const api = house.as(person)
  await api.account.profile.update({ nickName: '将走的人', company: '示例电子', intro: '做电源' })
  await api.account.feedback.add({ type: 1, content: '再见', contact: 'a@example.com' })
  await api.account.savedSearch.save({ name: '常用', scene: 'spec', query: { keywords: '运放' }, notify: false })
  await api.agent.myAgent.recommend({ name: '远方电子' })
  await api.portal.member.order({ levelId: 2, payType: 'ALI' })
  expect(await countOf('feedback.account_id', person.uid)).toBe(1)
  expect(await countOf('saved_search.account_id', person.uid)).toBe(1)
  expect(await countOf('pay_order.account_id', person.uid)).toBe(1)
}

async function countOf(key: string, id: number): Promise<number> {
  const { table, column } = placeOf(key)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(house.house.db)
  return rows[0]?.count ?? 0
}

test('what the desk has not decided is taken back, and what nobody ever saw is deleted with the name in it', async () => {
  const mobile = '+86-13700000011'
  const person = await house.login(mobile)
  const { article, brand, agent } = house.as(person)
  await article.author.apply({ realName: '王真名', intro: '做电源十年' })
  await article.myArticle.add({ title: '没写完的', content: '<p>草稿</p>' })
  await brand.mine.add({ brandCn: '未来牌' })
  await agent.myAgent.recommend({ name: '远方电子' })
  const desk = async () => house.as(await reviewer(house, '+86-13700000012')).admin.audit
  const applied = (await (await desk()).list({ kind: 'author' })).data
  expect(applied).toMatchObject([{ title: '作者申请：领域未填', user: { id: person.uid } }])

  await closing(person).ask({ proof: await proofOf(house, person, mobile) })
  house.pass(16 * day)
  expect(await closeDue(house.house)).toBe(1)
  const waiting = (await (await desk()).list({ status: 'pending' })).data.filter(({ user }) => user.id === person.uid)
  expect(waiting).toEqual([])
  expect(await wordsOf(['audit', 'author', 'brand_proposal', 'article'], person.uid)).not.toMatch(
    /王真名|未来牌|没写完的/,
  )
  const counts = ['author', 'brand_proposal', 'article'].map((table) => countOf(`${table}.account_id`, person.uid))
  expect(await Promise.all(counts)).toEqual([0, 0, 0])
  const other = house.as(await house.login('+86-13700000013'))
  await expect(other.brand.mine.add({ brandCn: '未来牌' })).resolves.toMatchObject({ status: 'pending' })
})

/** All that tables still say in the rows of somebody. */
async function wordsOf(tables: string[], id: number): Promise<string> {
  const rows = await Promise.all(
    tables.map((table) => sql`select * from ${sql.table(table)} where account_id = ${id}`.execute(house.house.db)),
  )
  return JSON.stringify(rows.map(({ rows: found }) => found))
}

test('what a member handed in for a company waits on, as its creator’s', async () => {
  const { db } = house.house
  const creator = await house.login('+86-13700000014')
  const enterpriseId = await certify(db, creator.uid)
  const mobile = '+86-13700000015'
  const member = await house.login(mobile)
  await db
    .insertInto('enterprise_member')
    .values({ enterprise_id: enterpriseId, account_id: member.uid, role: 'member', status: 'joined' })
    .execute()
  const handed = { targetId: 1, accountId: member.uid, title: 'TI', draft: { brand: 'TI' }, at: house.house.now() }
  await handIn(db, { kind: 'productLine', ...handed })
  await closing(member).ask({ proof: await proofOf(house, member, mobile) })
  house.pass(16 * day)
  await closeDue(house.house)
  const desk = house.as(await reviewer(house, '+86-13700000016')).admin.audit
  const [waiting] = (await desk.list({ kind: 'productLine', status: 'pending' })).data
  expect(waiting).toMatchObject({ title: 'TI', user: { id: creator.uid } })
})

test('whoever was blocked while the days ran is not wiped until somebody opens the account again', async () => {
  const mobile = '+86-13700000017'
  const person = await house.login(mobile)
  await closing(person).ask({ proof: await proofOf(house, person, mobile) })
  const owner = await reviewer(house, '+86-13700000018')
  await house.as(owner).admin.user.setStatus({ id: person.uid, status: 0, reason: '诈骗' })
  house.pass(16 * day)
  expect(await closeDue(house.house)).toBe(0)
  const held = () =>
    house.house.db.selectFrom('account').select('mobile').where('id', '=', person.uid).executeTakeFirstOrThrow()
  expect(await held()).toEqual({ mobile })
  const later = await house.login('+86-13700000018')
  await house.as(later).admin.user.setStatus({ id: person.uid, status: 1 })
  expect(await closeDue(house.house)).toBe(1)
  expect(await held()).toEqual({ mobile: null })
})

test('whoever keeps a company that is blocked cannot leave', async () => {
  const person = await house.login('+86-13700000019')
  const id = await certify(house.house.db, person.uid)
  await house.house.db.updateTable('enterprise').set({ status: 'blocked' }).where('id', '=', id).execute()
  expect((await closing(person).terms()).obstacles).toEqual(['您是已认证企业的创建人，请先联系客服更换'])
})

test('whom others wait for cannot leave, and is told why', async () => {
  const owner = await reviewer(house, '+86-13700000009')
  expect((await closing(owner).terms()).obstacles).toEqual(['您在后台还有岗位，请先让负责人取消'])
  const proof = await proofOf(house, owner, '+86-13700000009')
  await expect(closing(owner).ask({ proof })).rejects.toMatchObject({
    code: 409,
    message: '您在后台还有岗位，请先让负责人取消',
  })
})

test('something that came in the way meanwhile lets the account wait', async () => {
  const person = await house.login('+86-13700000004')
  await closing(person).ask({ proof: await proofOf(house, person, '+86-13700000004') })
  const { db } = house.house
  await db
    .updateTable('account')
    .set({ roles: ['support'] })
    .where('id', '=', person.uid)
    .execute()
  house.pass(16 * day)
  expect(await closeDue(house.house)).toBe(0)
  await db.updateTable('account').set({ roles: [] }).where('id', '=', person.uid).execute()
  expect(await closeDue(house.house)).toBe(1)
})
