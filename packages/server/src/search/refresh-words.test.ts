import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stockHouse, type Catalogue } from '../../test/catalogue.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { runDueJobs } from '../jobs/job-runner.ts'
import { hasCurrentWords, lexerVersion } from './lexer-version.ts'
import { wantCurrentWords } from './refresh-words.ts'

let house: TestHouse
let catalogue: Catalogue
const quiet = { error: () => {} }

beforeEach(async () => {
  house = await openHouse()
  catalogue = await stockHouse(house.house)
})
afterEach(async () => house[Symbol.asyncDispose]())

const db = () => house.house.db
const jobs = () => db().selectFrom('job').select(['key', 'state']).where('kind', '=', 'words').orderBy('id').execute()
const modelsFor = async (keywords: string) =>
  (await house.as().datasheet.part.search({ keywords })).data.map(({ model }) => model).toSorted()
const sheetsFor = async (keywords: string) =>
  (await house.as().datasheet.search.datasheets({ keywords })).data.map(({ id }) => id)

/** The words of a capacitor as an earlier version wrote them, one of them from a text that is not shown. */
const outdate = async () => {
  await sql`update part set words = array_to_tsvector(array['oldword', '=1e-7f', '@b999'])`.execute(db())
  await sql`update datasheet set words = array_to_tsvector(array['oldword'])`.execute(db())
}

test('what was filled by an earlier version is found as if it had just been filled', async () => {
  const [chips, sheets] = [await modelsFor('100nF 0402'), await sheetsFor('LM358')]
  expect(chips).toEqual(['CL05B104KO5NNNC', 'GRM155R71C104KA88D'])
  expect(sheets).toContain(catalogue.opampSheet)
  await outdate()
  expect(await modelsFor('100nF 0402')).toEqual([])
  expect(await sheetsFor('LM358')).toEqual([])
  await wantCurrentWords(db())
  await runDueJobs(house.house, quiet)
  expect(await modelsFor('100nF 0402')).toEqual(chips)
  expect(await sheetsFor('LM358')).toEqual(sheets)
  expect(await hasCurrentWords(db())).toBe(true)
})

test('a part keeps the words that it does not show, and loses those whose form has changed', async () => {
  await outdate()
  await wantCurrentWords(db())
  await runDueJobs(house.house, quiet)
  const { rows } = await sql<{ kept: number; lost: number; all: number }>`
    select count(*)::int as all, count(*) filter (where words @@ 'oldword')::int as kept,
      count(*) filter (where words @@ '''=1e-7f'' | ''@b999''')::int as lost from part
  `.execute(db())
  expect(rows[0]?.kept).toBe(rows[0]?.all)
  expect(rows[0]?.lost).toBe(0)
})

test('a large table is done batch by batch, and a right word is not written twice', async () => {
  await sql`
    insert into part (brand_id, category_id, model, model_key, model_plain, words, source)
    select (select min(id) from brand), (select max(id) from category), 'OLD' || n, 'OLD' || n, 'old' || n, '', 'tsv'
    from generate_series(1, 2300) as n
  `.execute(db())
  const written = () =>
    sql<{ count: number }>`select count(*)::int as count from outbox`.execute(db()).then(({ rows }) => rows[0]?.count)
  const before = (await written()) ?? 0
  await wantCurrentWords(db())
  await runDueJobs(house.house, quiet)
  expect(await jobs()).toHaveLength(8)
  expect(await modelsFor('OLD2300')).toContain('OLD2300')
  expect(await sql`select 1 from part where words = ''`.execute(db())).toMatchObject({ rows: [] })
  expect(await written()).toBe(before + 2300)
})

test('a round that was given up begins again at the next start, one under way is left alone', async () => {
  await wantCurrentWords(db())
  await wantCurrentWords(db())
  expect(await jobs()).toEqual([{ key: `${lexerVersion}:part:0`, state: 'waiting' }])
  await db().updateTable('job').set({ state: 'failed' }).where('kind', '=', 'words').execute()
  await wantCurrentWords(db())
  expect(await jobs()).toEqual([{ key: `${lexerVersion}:part:0`, state: 'waiting' }])
})

test('a batch of a later version is left to the server that knows its words', async () => {
  await wantCurrentWords(db())
  const payload = JSON.stringify({ version: lexerVersion + 1, table: 'part', after: 0 })
  await db().updateTable('job').set({ payload }).where('kind', '=', 'words').execute()
  await runDueJobs(house.house, quiet)
  expect(await jobs()).toMatchObject([{ state: 'waiting' }])
  expect(await hasCurrentWords(db())).toBe(false)
})

test('a new database is noted as current at once', async () => {
  await using fresh = await openHouse()
  await wantCurrentWords(fresh.house.db)
  expect(await hasCurrentWords(fresh.house.db)).toBe(true)
  expect(await runDueJobs(fresh.house, quiet)).toBe(0)
})
