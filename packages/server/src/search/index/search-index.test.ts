import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { seedCatalogue } from '../../catalogue/seed-catalogue.ts'
import type { Database } from '../../core/database.ts'
import { newsSince, stampOf } from './outbox.ts'
import { readParts } from '../../datasheet/part-queries.ts'
import type { ReadParts } from '../part-search.ts'
import { partCache } from './part-cache.ts'
import { openSearchIndex, type SearchIndex } from './search-index.ts'

let dataDir: string
let database: Database
const troubles: unknown[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'xinpu-index-'))
  database = await freshDatabase(dataDir)
  await seedCatalogue(database.db)
}, 120_000)
afterAll(async () => {
  expect(troubles).toEqual([])
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const snapshotPath = () => join(dataDir, 'search', 'parts.index')

async function withIndex(
  use: (index: SearchIndex & { parts: ReadParts }) => Promise<void>,
  terms: { pause?: number; onNews?: () => void } = {},
) {
  const { of: parts, drop } = partCache(readParts(database.db), () => index.isReady())
  const onNews = (ids?: readonly number[]) => {
    drop(ids)
    terms.onNews?.()
  }
  const index = openSearchIndex({ database, dataDir, onTrouble: (error) => troubles.push(error), ...terms, onNews })
  try {
    await index.follow()
    await use({ ...index, parts })
  } finally {
    await index.close()
  }
}

const modelsLike = async ({ search }: SearchIndex, text: string) =>
  (await search.suggestModels(text, 10)).map(({ model }) => model)

/** How soon is measured by the bench; on a busy machine a test only sees that it comes. */
const soon = { timeout: 10_000, interval: 20 }

const write = (model: string) => sql`
  insert into part (brand_id, category_id, model, model_key, model_plain, words, source)
  select brand_id, category_id, ${model}, ${model}, ${model.toLowerCase()}, array_to_tsvector(array[${model.toLowerCase()}::text]), 'tsv'
  from part order by id limit 1
`

test('a write is found soon, without anybody asking the index to look', async () => {
  await withIndex(async (index) => {
    await write('FRESH1').execute(database.db)
    await expect.poll(() => modelsLike(index, 'FRESH'), soon).toEqual(['FRESH1'])
    await sql`update part set model = 'FRESH1A', model_key = 'FRESH1A', model_plain = 'fresh1a' where model_key = 'FRESH1'`.execute(
      database.db,
    )
    await expect.poll(() => modelsLike(index, 'FRESH'), soon).toEqual(['FRESH1A'])
    await sql`delete from part where model_key = 'FRESH1A'`.execute(database.db)
    await expect.poll(() => modelsLike(index, 'FRESH'), soon).toEqual([])
  })
})

test('a write wakes an index that would not look by itself for long', async () => {
  await withIndex(
    async (index) => {
      for (const model of ['WOKEN1', 'WOKEN2', 'WOKEN3']) {
        await write(model).execute(database.db)
        await expect.poll(() => modelsLike(index, model), soon).toEqual([model])
      }
    },
    { pause: 600_000 },
  )
})

test('who keeps pages hears of a write once it is found', async () => {
  const found: Promise<string[]>[] = []
  let asked: SearchIndex | undefined
  const onNews = () => void (asked && found.push(modelsLike(asked, 'HEARD')))
  const use = async (index: SearchIndex) => {
    asked = index
    await write('HEARD1').execute(database.db)
    await expect.poll(() => found.at(-1), soon).toEqual(['HEARD1'])
  }
  await withIndex(use, { onNews })
  await sql`delete from part where model_key = 'HEARD1'`.execute(database.db)
})

test('what a list shows of a part follows what is written to the part and to its datasheets', async () => {
  await withIndex(async ({ parts }) => {
    const { rows } = await sql<{ id: number; datasheet_id: number }>`
      with sheet as (
        insert into datasheet (brand_id, category_id, part_id, title, words)
        select brand_id, category_id, id, model, '' from part order by id limit 1 returning id, part_id
      ), link as (insert into datasheet_part select id, part_id from sheet)
      select part_id as id, id as datasheet_id from sheet`.execute(database.db)
    const [{ id, datasheet_id } = { id: 0, datasheet_id: 0 }] = rows
    const shown = async () => (await parts([id])).get(id)
    const before = await shown()
    await expect.poll(async () => (await shown())?.specId, soon).toBe(datasheet_id)

    await sql`update part set description = '改过的说明' where id = ${id}`.execute(database.db)
    await expect.poll(async () => (await shown())?.description, soon).toBe('改过的说明')
    await sql`update datasheet set state = 'removed' where id = ${datasheet_id}`.execute(database.db)
    await expect.poll(async () => (await shown())?.specId, soon).toBeNull()
    await sql`update datasheet set state = 'published' where id = ${datasheet_id}`.execute(database.db)
    await expect.poll(async () => (await shown())?.specId, soon).toBe(datasheet_id)
    await sql`delete from datasheet_part where part_id = ${id}`.execute(database.db)
    await expect.poll(async () => (await shown())?.specId, soon).toBeNull()
    await sql`update part set description = ${before?.description} where id = ${id}`.execute(database.db)
    await sql`delete from datasheet where id = ${datasheet_id}`.execute(database.db)
  })
})

test('a total is exact however many there are', async () => {
  await sql`
    insert into part (brand_id, category_id, model, model_key, model_plain, words, source)
    select brand_id, category_id, 'MANY' || n, 'MANY' || n, 'many' || n, array_to_tsvector(array['many' || n]), 'tsv'
    from (select * from part order by id limit 1) as one, generate_series(1, 10050) as n
  `.execute(database.db)
  await withIndex(async ({ search }) => {
    const { total } = await search.find({ text: 'MANY', sort: 'relevance', limit: 1, offset: 0 })
    expect(total).toBe(10_050)
    expect(await search.totals('MANY', [{}])).toEqual([10_050])
  })
  await sql`delete from part where model like 'MANY%'`.execute(database.db)
})

test('a restart reads the snapshot and what was written since, and makes nothing anew', async () => {
  await withIndex(async () => {})
  const { mtimeMs } = await stat(snapshotPath())
  await write('SLEPT1').execute(database.db)
  await withIndex(async (index) => expect(await modelsLike(index, 'SLEPT')).toEqual(['SLEPT1']))
  expect((await stat(snapshotPath())).mtimeMs).toBe(mtimeMs)
})

test('a file that was cut short, or of another database, is as good as none', async () => {
  for (const spoil of [() => truncate(snapshotPath(), 100_000), () => writeFile(snapshotPath(), 'no snapshot')]) {
    await spoil()
    await withIndex(async (index) => expect(await modelsLike(index, 'SLEPT')).toEqual(['SLEPT1']))
    expect((await stat(snapshotPath())).size).toBeGreaterThan(200_000)
  }
})

test('a file in which one bit fell over is as good as none', async () => {
  const bytes = await readFile(snapshotPath())
  bytes[bytes.length >> 1]! ^= 1
  await writeFile(snapshotPath(), bytes)
  await withIndex(async (index) => expect(await modelsLike(index, 'SLEPT')).toEqual(['SLEPT1']))
  expect(await readFile(snapshotPath())).not.toEqual(bytes)
})

test('two that write the file at once leave a whole one, and nothing else', async () => {
  await rm(snapshotPath())
  await Promise.all([withIndex(async () => {}), withIndex(async () => {})])
  const { mtimeMs } = await stat(snapshotPath())
  await withIndex(async (index) => expect(await modelsLike(index, 'SLEPT')).toEqual(['SLEPT1']))
  expect((await stat(snapshotPath())).mtimeMs).toBe(mtimeMs)
  const drafts = await readdir(join(dataDir, 'drafts'), { recursive: true, withFileTypes: true })
  expect(new Set(drafts.flatMap((each) => (each.isFile() ? [each.name] : [])))).toEqual(new Set(['owner']))
})

test('two nodes on one database find the same', async () => {
  await withIndex(async (one) =>
    withIndex(async (other) => {
      await write('TWICE1').execute(database.db)
      await Promise.all([one.follow(), other.follow()])
      expect(await modelsLike(one, 'TWICE')).toEqual(['TWICE1'])
      expect(await modelsLike(other, 'TWICE')).toEqual(['TWICE1'])
    }),
  )
})

test('thousands of changes by and by stand beside the large segment, and the last of each part counts', async () => {
  await withIndex(async (index) => {
    for (let turn = 1; turn <= 14; turn += 1) {
      await sql`update part set popularity = popularity + ${turn} where id % 2 = ${turn % 2}`.execute(database.db)
      await sql`update part set package = ${`TURN-${turn}`} where model_key = 'SLEPT1'`.execute(database.db)
      await index.follow()
    }
    const found = await index.search.find({ text: '', packages: ['TURN-14'], sort: 'relevance', limit: 5, offset: 0 })
    expect(found.total).toBe(1)
    const every = await index.search.find({ text: '', sort: 'newest', limit: 1, offset: 0 })
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from part`.execute(database.db)
    expect(every.total).toBe(rows[0]?.count)
  })
})

test('a position is lost when it is a week old, of another database, or of another past', async () => {
  const now = await stampOf(database.db)
  expect(await newsSince(database.db, now)).toMatchObject({ ids: [], isLost: false })
  expect(await newsSince(database.db, { ...now, readAt: now.readAt - 7 * 86_400_000 })).toMatchObject({ isLost: true })
  expect(await newsSince(database.db, { ...now, era: 'another' })).toMatchObject({ isLost: true })
  expect(await newsSince(database.db, { ...now, position: '9000000:9000000:' })).toMatchObject({ isLost: true })
})

test('a table that is emptied under the index is read anew, and followed from there', async () => {
  await withIndex(async (index) => {
    const before = await stampOf(database.db)
    await sql`truncate part cascade`.execute(database.db)
    expect(await newsSince(database.db, before)).toMatchObject({ isLost: true })
    const total = async () => (await index.search.find({ text: '', sort: 'newest', limit: 1, offset: 0 })).total
    await expect.poll(total, { timeout: 20_000, interval: 50 }).toBe(0)
    await sql`
      insert into part (brand_id, category_id, model, model_key, model_plain, words, source)
      select (select min(id) from brand), (select min(id) from category), 'ANEW1', 'ANEW1', 'anew1', array_to_tsvector(array['anew1']), 'tsv'
    `.execute(database.db)
    await index.follow()
    expect(await modelsLike(index, 'ANEW')).toEqual(['ANEW1'])
  })
})
