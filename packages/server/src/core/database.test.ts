import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/fresh-database.ts'
import type { Database } from './database.ts'
import { migrate } from './migrations.ts'
import { vacuumWorst } from './vacuum.ts'

let folder: string
let database: Database

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xinpu-database-'))
  database = await freshDatabase(folder)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const columns = () =>
  sql`select table_name, column_name, data_type from information_schema.columns where table_schema = 'public' order by 1, 2`.execute(
    database.db,
  )
const countHotWords = async () =>
  (
    await database.db
      .selectFrom('hot_word')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

test('migrating again changes nothing, also when two do it at once', async () => {
  const before = await columns()
  await Promise.all([migrate(database.db), migrate(database.db)])
  expect((await columns()).rows).toEqual(before.rows)
  const kinds = await database.db.selectFrom('feedback_category').select('id').execute()
  expect(kinds).toHaveLength(5)
})

test('a transaction that fails leaves nothing behind, and the next one works', async () => {
  const failing = database.db.transaction().execute(async (tx) => {
    await tx.insertInto('hot_word').values({ name: 'torn' }).execute()
    throw new Error('enough')
  })
  await expect(failing).rejects.toThrow('enough')
  expect(await countHotWords()).toBe(0)
  await database.db.transaction().execute((tx) => tx.insertInto('hot_word').values({ name: 'whole' }).execute())
  expect(await countHotWords()).toBe(1)
})

test('whoever asks beside a transaction does not see into it', async () => {
  const began = Promise.withResolvers<void>()
  const writing = database.db.transaction().execute(async (tx) => {
    await tx.insertInto('hot_word').values({ name: 'inside' }).execute()
    began.resolve()
    await tx.deleteFrom('hot_word').where('name', '=', 'inside').execute()
  })
  await began.promise
  const [seen] = await Promise.all([countHotWords(), writing])
  expect(seen).toBe(1)
})

test('a broken rule is told with its code, and hurts nothing after it', async () => {
  await expect(database.db.insertInto('hot_word').values({ name: 'whole' }).execute()).rejects.toMatchObject({
    code: '23505',
    constraint: 'hot_word_scene_name',
  })
  expect(await countHotWords()).toBe(1)
})

test('great counts are numbers, times are dates, JSON is parsed', async () => {
  const { rows } =
    await sql`select 9007199254740991::int8 as big, '2024-05-01T00:00:00Z'::timestamptz as at, '[{"a":1}]'::jsonb as json, array['a'] as list`.execute(
      database.db,
    )
  expect(rows).toEqual([
    { big: 9_007_199_254_740_991, at: new Date('2024-05-01T00:00:00Z'), json: [{ a: 1 }], list: ['a'] },
  ])
})

test('the table with the most dead rows is cleaned, and only when they are many', async () => {
  await sql`insert into setting (key, value) select 'k' || n, '' from generate_series(1, 500) as n`.execute(database.db)
  await sql`delete from setting where key like 'k%'`.execute(database.db)
  // Statistics go out at most once a second, unless they are asked for.
  await expect.poll(deadSettings, { timeout: 10_000 }).toBeGreaterThanOrEqual(500)
  expect(await vacuumWorst(database.db, 100_000)).toBeUndefined()
  expect(await vacuumWorst(database.db, 500)).toBe('setting')
  await expect.poll(deadSettings, { timeout: 10_000 }).toBe(0)
})

test('the table that changed most since it was measured is measured, and its planner knows it', async () => {
  await sql`insert into hot_word (name, scene) select 'k' || n, 'site' from generate_series(1, 500) as n`.execute(
    database.db,
  )
  await expect.poll(() => rowsOf('hot_word', 'n_mod_since_analyze'), { timeout: 10_000 }).toBeGreaterThanOrEqual(500)
  expect(await vacuumWorst(database.db, 500)).toBe('hot_word')
  const { rows } = await sql`select from pg_stats where tablename = 'hot_word' and attname = 'name'`.execute(
    database.db,
  )
  expect(rows).toHaveLength(1)
  await sql`delete from hot_word where name like 'k%'`.execute(database.db)
})

const deadSettings = () => rowsOf('setting', 'n_dead_tup')

async function rowsOf(table: string, kind: 'n_dead_tup' | 'n_mod_since_analyze'): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(database.db)
  const { rows } = await sql<{
    count: number
  }>`select ${sql.ref(kind)} as count from pg_stat_user_tables where relname = ${table}`.execute(database.db)
  return rows[0]?.count ?? -1
}
