import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse, type Catalogue } from '../../test/catalogue.ts'
import { reviewer } from '../../test/company.ts'
import { certify } from '../../test/enterprise.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { placeOf } from './merge-rows.ts'

let house: TestHouse
let owner: Person & { uid: number }
let catalogue: Catalogue

beforeAll(async () => {
  house = await openHouse()
  catalogue = await stockHouse(house.house)
  owner = await reviewer(house)
})
afterAll(async () => house[Symbol.asyncDispose]())

const desk = () => house.as(owner).admin.merge
const { refers } = (await import('../domains.ts')).brought

test('every column that leads to a brand or a part is declared by somebody', async () => {
  const { rows } = await sql<{ at: string }>`
    select relname || '.' || attname as at from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and not attisdropped and attnum > 0
      and (attname ~ '(^|_)(brand|part)_ids?$'
        or exists (select from pg_constraint where contype = 'f' and conrelid = attrelid and attnum = any (conkey)
          and confrelid in ('brand'::regclass, 'part'::regclass)))
    order by at`.execute(house.house.db)
  // What the search index has yet to look at is no reference: a merge adds to it.
  const found = rows.map(({ at }) => at).filter((at) => at !== 'outbox.part_id')
  expect(
    Object.keys(refers)
      .filter((key) => !refers[key]?.type)
      .toSorted(),
  ).toEqual(found.toSorted())
})

/** All rows of every table that leads to brands or parts, and of those. */
async function everything() {
  const tables = ['brand', 'part', ...new Set(Object.keys(refers).map((key) => placeOf(key).table))]
  const all = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ row: unknown }>`
        select to_jsonb(t) as row from ${sql.table(table)} as t order by to_jsonb(t)::text`.execute(house.house.db)
      return [table, rows.map(({ row }) => row)] as const
    }),
  )
  return Object.fromEntries(all)
}

/** Two parts of one brand, the one with datasheets that is to go first. */
async function twoParts() {
  const { rows } = await sql<{ id: number; brand_id: number }>`
    select part.id, part.brand_id from part join datasheet_part on part_id = part.id
    where part.brand_id = (select brand_id from part join datasheet_part on part_id = part.id
      group by brand_id having count(distinct part.id) > 1 order by brand_id limit 1)
    group by part.id order by part.id limit 2`.execute(house.house.db)
  return rows.map(({ id }) => id) as [number, number]
}

test('a part is merged as the preview says, its old number leads on, and undoing puts every row back', async () => {
  const [fromId, intoId] = await twoParts()
  const before = await everything()
  const seen = await desk().preview({ kind: 'part', fromId, intoId })
  expect(seen.moves.length).toBeGreaterThan(0)
  expect(await everything()).toEqual(before)
  const { id } = await desk().run({ kind: 'part', fromId, intoId, reason: '同一型号录入两次' })
  expect(await everything()).not.toEqual(before)
  const { part } = house.as().datasheet
  expect(await part.detail({ id: fromId })).toMatchObject({ id: intoId })
  await desk().undo({ id })
  expect(await everything()).toEqual(before)
  expect(await part.detail({ id: fromId })).toMatchObject({ id: fromId })
  await expect(desk().undo({ id })).rejects.toMatchObject({ code: 409, message: '这次合并已经撤销了' })
})

test('a brand goes with all that is its own, its name stays findable, and undoing puts every row back', async () => {
  const { rows } = await sql<{ id: number }>`select id from brand order by part_count desc, id limit 2`.execute(
    house.house.db,
  )
  const [intoId = 0, fromId = 0] = rows.map(({ id }) => id)
  await sql`insert into follow (account_id, type, target_id) select ${owner.uid}, 'brand', b.id
    from brand as b where b.id in (${fromId}, ${intoId})`.execute(house.house.db)
  const before = await everything()
  const { from, moves } = await desk().preview({ kind: 'brand', fromId, intoId })
  expect(moves.map(({ label }) => label)).toContain('型号')
  const { id } = await desk().run({ kind: 'brand', fromId, intoId, reason: '同一家公司' })
  const { rows: named } = await sql<{ count: number }>`
    select count(*)::int as count from brand_alias where alias = ${from.name} and brand_id = ${intoId}`.execute(
    house.house.db,
  )
  expect(named[0]?.count).toBeGreaterThan(0)
  expect(await house.as().brand.detail({ brandId: fromId })).toMatchObject({ id: intoId })
  await desk().undo({ id })
  expect(await everything()).toEqual(before)
})

/** A person whose contact sells these brands, and who follows them. */
async function follower(mobile: string, brandIds: readonly number[]): Promise<number> {
  const { uid } = await house.login(mobile)
  const { db } = house.house
  await sql`insert into follow (account_id, type, target_id)
    select ${uid}, 'brand', n from unnest(${brandIds}::int[]) as n`.execute(db)
  await sql`insert into contact (account_id, name, mobile, brand_ids, position)
    values (${uid}, '张三', '+86-13800000000', ${brandIds}::int[], 0)`.execute(db)
  return uid
}

const brandsOf = async (accountId: number) => {
  const { rows } = await sql<{ brand_ids: number[] }>`
    select brand_ids from contact where account_id = ${accountId}`.execute(house.house.db)
  return rows[0]?.brand_ids
}

test('a list names a brand once; what changed meanwhile stays as it is, and who left stays away', async () => {
  const [fromId, intoId, other] = [catalogue.brand('gigadevice'), catalogue.brand('st'), catalogue.brand('ti')]
  const [both, one, leaver] = [
    await follower('+86-13700000001', [other, fromId, intoId]),
    await follower('+86-13700000002', [fromId]),
    await follower('+86-13700000003', [intoId, fromId]),
  ]
  const { id } = await desk().run({ kind: 'brand', fromId, intoId, reason: '同一家公司' })
  expect(await brandsOf(both)).toEqual([other, intoId])
  expect(await brandsOf(one)).toEqual([intoId])
  await sql`update contact set brand_ids = array_append(brand_ids, ${other}::int) where account_id = ${one}`.execute(
    house.house.db,
  )
  await house.house.db.deleteFrom('account').where('id', '=', leaver).execute()
  await desk().undo({ id })
  expect(await brandsOf(both)).toEqual([other, fromId, intoId])
  expect(await brandsOf(one)).toEqual([fromId, other])
  const { rows } = await sql<{ account_id: number }>`
    select account_id from follow where type = 'brand' and target_id = ${fromId} order by account_id`.execute(
    house.house.db,
  )
  expect(rows.map(({ account_id }) => account_id)).toEqual([both, one])
})

test('a part that both brands have is merged first, and merges are undone the last first', async () => {
  const [fromId, intoId] = [catalogue.brand('onsemi'), catalogue.brand('samsung')]
  const { rows } = await sql<{ id: number }>`
    select part.id from part where model = 'BSS84' order by brand_id = ${intoId}`.execute(house.house.db)
  const [partFrom = 0, partInto = 0] = rows.map(({ id }) => id)
  const before = await everything()
  const obstacle = '两个品牌都有型号 BSS84 等 1 个，请先合并这些型号'
  expect((await desk().preview({ kind: 'brand', fromId, intoId })).obstacles).toEqual([obstacle])
  await expect(desk().run({ kind: 'brand', fromId, intoId, reason: '收购' })).rejects.toMatchObject({
    code: 409,
    message: obstacle,
  })
  expect(await everything()).toEqual(before)
  const part = await desk().run({ kind: 'part', fromId: partFrom, intoId: partInto, reason: '重复' })
  const brand = await desk().run({ kind: 'brand', fromId, intoId, reason: '收购' })
  await expect(desk().undo({ id: part.id })).rejects.toMatchObject({ code: 409, message: /请先撤销/ })
  await desk().undo({ id: brand.id })
  await desk().undo({ id: part.id })
  expect(await everything()).toEqual(before)
})

test('a company that claimed both brands holds the one that stays, and undoing puts every row back', async () => {
  const { db } = house.house
  const [fromId, intoId] = await twoBrands()
  const enterpriseId = await certify(db, owner.uid)
  const claim = { enterprise_id: enterpriseId, account_id: owner.uid, cert_url: '', remark: '', created_at: new Date() }
  const claims = [fromId, intoId].map((brand_id) => ({ ...claim, brand_id }))
  await db.insertInto('brand_claim').values(claims).execute()
  await db
    .updateTable('brand_claim')
    .set({ status: 'rejected' })
    .where('brand_id', '=', intoId)
    .where('enterprise_id', '=', enterpriseId)
    .execute()
  const asked = { kind: 'brand', fromId, intoId } as const
  const waiting = await desk().preview(asked)
  expect(waiting.obstacles).toEqual([expect.stringContaining('对这个品牌的认领还在审核')])

  await db.updateTable('brand_claim').set({ status: 'passed' }).where('brand_id', '=', fromId).execute()
  await db.updateTable('brand').set({ enterprise_id: enterpriseId }).where('id', '=', fromId).execute()
  const before = await everything()
  const { id } = await desk().run({ ...asked, reason: '同一品牌' })
  const holderOf = async (brandId: number) =>
    (await db.selectFrom('brand').select('enterprise_id').where('id', '=', brandId).executeTakeFirstOrThrow())
      .enterprise_id
  expect(await holderOf(intoId)).toBe(enterpriseId)
  await desk().undo({ id })
  expect(await everything()).toEqual(before)

  const rival = await house.login('+86-13700000077')
  const rivalId = await certify(db, rival.uid, '另一家电子有限公司')
  await db.updateTable('brand').set({ enterprise_id: rivalId }).where('id', '=', intoId).execute()
  const { obstacles } = await desk().preview(asked)
  expect(obstacles).toEqual([expect.stringMatching(/由不同企业认领：.*「另一家电子有限公司」/)])
  await expect(desk().run({ ...asked, reason: '同一品牌' })).rejects.toMatchObject({ code: 409 })
})

/** Two brands that have no part in common. */
async function twoBrands() {
  const { rows } = await sql<{ one: number; other: number }>`
    select one.id as one, other.id as other from brand as one join brand as other on other.id > one.id
    where not exists (select from part join part as twin on twin.model_key = part.model_key
      where part.brand_id = one.id and twin.brand_id = other.id)
    order by one.id, other.id limit 1`.execute(house.house.db)
  return [rows[0]?.one ?? 0, rows[0]?.other ?? 0] as const
}

test('nothing is merged with itself, with what is not there, or undone too late', async () => {
  const [fromId, intoId] = await twoParts()
  await expect(desk().preview({ kind: 'part', fromId, intoId: fromId })).rejects.toMatchObject({ code: 409 })
  await expect(desk().preview({ kind: 'part', fromId, intoId: 9_999_999 })).rejects.toMatchObject({
    code: 404,
    message: '没有找到编号 9999999 的型号',
  })
  const { id } = await desk().run({ kind: 'part', fromId, intoId, reason: '重复' })
  await sql`update merge set merged_at = merged_at - interval '31 days' where id = ${id}`.execute(house.house.db)
  await expect(desk().undo({ id })).rejects.toMatchObject({ code: 409, message: '合并已超过 30 天，不能撤销' })
  const { data } = await desk().list({})
  expect(data[0]).toMatchObject({ id, kind: 'part', reason: '重复' })
  expect(data[0]).not.toHaveProperty('undoBefore')
})
