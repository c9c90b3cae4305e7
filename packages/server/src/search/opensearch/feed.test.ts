import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { startStandIn, type Answer, type StandIn } from '../../../test/opensearch-stand-in.ts'
import { seedCatalogue } from '../../catalogue/seed-catalogue.ts'
import type { Database } from '../../core/database.ts'
import type { Listen } from '../../core/listening.ts'
import { readBrandNames, readCategoryTree } from '../index/surroundings.ts'
import type { PartSearch } from '../part-search.ts'
import { sqlSearch } from '../sql-search.ts'
import { allDocuments } from './document.ts'
import { openEngine } from './engine.ts'
import { startFeeder, type Feeder } from './feeder.ts'
import { openSearch } from './opensearch-search.ts'

let dataDir: string
let database: Database
let standIn: StandIn
let troubles: unknown[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'xinpu-feed-'))
  database = await freshDatabase(dataDir)
  await seedCatalogue(database.db)
}, 120_000)
beforeEach(async () => {
  standIn = await startStandIn()
  troubles = []
})
afterEach(async () => {
  await standIn[Symbol.asyncDispose]()
  await sql`delete from part where model_key like 'FED%'`.execute(database.db)
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

interface Fed extends Feeder {
  search: PartSearch
  /** How often somebody heard that something is found now. */
  news: () => number
}

/** A server's feeder; deaf, it looks once at its start and then only when it is told to. */
function fed({ url = standIn.url, listen = deaf }: { url?: string; listen?: Listen } = {}): Fed {
  const engine = openEngine({ url, index: 'parts' }, 10)
  const { db } = database
  const onTrouble = (error: unknown) => void troubles.push(error)
  let news = 0
  const feeder = startFeeder({ db, listen, engine, pause: 600_000, onNews: () => void (news += 1), onTrouble })
  const search = openSearch({
    engine,
    isReady: () => feeder.state() === 'opensearch',
    plain: sqlSearch(db),
    db,
    categories: () => readCategoryTree(db),
    brandNames: () => readBrandNames(db),
    onTrouble,
  })
  return { ...feeder, search, news: () => news }
}

const deaf: Listen = async () => async () => {}

/** What it does by itself at its start is over when it is used. */
async function withFeeder(use: (feeder: Fed) => Promise<void>) {
  const feeder = fed()
  await feeder.follow()
  await feeder.follow()
  await use(feeder).finally(feeder.close)
}

const write = (model: string) =>
  sql`
    insert into part (brand_id, category_id, model, model_key, model_plain, words, source)
    select brand_id, category_id, ${model}, ${model}, ${model.toLowerCase()}, array_to_tsvector(array[${model.toLowerCase()}::text]), 'tsv'
    from part order by id limit 1
  `.execute(database.db)

const modelsLike = async (search: PartSearch, text: string) =>
  (await search.suggestModels(text, 10)).map(({ model }) => model)

/** What changes something, without the numbers of indices. */
const acts = () =>
  standIn.asked
    .filter((asked) => /^(?:PUT|DELETE|POST)|_refresh$/.test(asked))
    .map((asked) => asked.replace(/-\d{6,}/, '-N'))
    .filter((asked) => asked !== 'POST /_msearch')

/** The operations of a bulk, by the numbers of their parts. */
const operations = (lines: readonly object[]) =>
  lines.flatMap((line) => Object.keys(line).filter((key) => key === 'index' || key === 'delete'))

test('an index is made beside, and answers when all parts are in it', async () => {
  await withFeeder(async ({ state }) => {
    expect(state()).toBe('opensearch')
    expect(acts().slice(0, acts().indexOf('POST /_bulk'))).toEqual(['PUT /parts-places', 'PUT /parts-1-N'])
    expect(
      acts()
        .filter((act) => act !== 'POST /_bulk')
        .slice(2),
    ).toEqual([
      'PUT /parts-places/_doc/parts-1-N',
      'PUT /parts-1-N/_settings',
      expect.stringMatching(/ \/parts-1-N\/_refresh$/),
      'POST /_aliases',
    ])
    let parts = 0
    for await (const documents of allDocuments(database.db)) parts += documents.length
    expect(standIn.bulks.flatMap(operations)).toEqual(Array.from({ length: parts }, () => 'index'))
    expect(troubles).toEqual([])
  })
})

test('what was written and what is gone is fed by itself, and whoever keeps pages hears of it', async () => {
  await withFeeder(async ({ follow, search, news }) => {
    await write('FED1')
    await write('FED2')
    await sql`delete from part where model_key = 'FED1'`.execute(database.db)
    const before = { acts: acts().length, bulks: standIn.bulks.length, news: news() }
    await follow()
    expect(acts().slice(before.acts)).toEqual([
      'PUT /parts-places/_doc/parts-1-N',
      'POST /_bulk',
      'PUT /parts-places/_doc/parts-1-N',
    ])
    expect(standIn.bulks.slice(before.bulks).flatMap(operations)).toEqual(['index', 'delete'])
    expect(news()).toBe(before.news + 1)
    expect(await modelsLike(search, 'FED')).toEqual(['FED2'])
    await follow()
    expect(acts()).toHaveLength(before.acts + 3)
    expect(troubles).toEqual([])
  })
})

/** Lets a fault come so many times. */
function faults(asked: RegExp, answers: Answer[]) {
  standIn.fault = (request) => (asked.test(request) ? answers.shift() : undefined)
}

test('what a full cluster refuses is sent again, that alone', async () => {
  await withFeeder(async ({ follow, search }) => {
    await write('FED1')
    await write('FED2')
    const before = standIn.bulks.length
    const full = { index: { status: 429, error: { reason: 'full' } } }
    faults(/_bulk/, [{ status: 200, body: { errors: true, items: [{ index: { status: 201 } }, full] } }])
    await follow()
    const again = standIn.bulks.slice(before)
    expect(again.map(operations)).toEqual([['index']])
    expect(again.flat()).toContainEqual(expect.objectContaining({ key: 'FED2' }))
    expect(await modelsLike(search, 'FED2')).toEqual(['FED2'])
    expect(troubles).toEqual([])
  })
})

test('a cluster that is busy for a moment is asked again by the client', async () => {
  await withFeeder(async ({ follow, search }) => {
    await write('FED1')
    faults(/_bulk/, [
      { status: 503, body: {} },
      { status: 503, body: {} },
    ])
    await follow()
    expect(await modelsLike(search, 'FED')).toEqual(['FED1'])
  })
})

test('who is cut off between the parts and the place is repeated by the next, and nothing is lost', async () => {
  await withFeeder(async ({ follow }) => {
    await write('FED1')
    let notes = 0
    standIn.fault = (asked) =>
      /_doc/.test(asked) && asked.startsWith('PUT') && (notes += 1) > 1 ? { status: 500, body: {} } : undefined
    await expect(follow()).rejects.toThrow('Response Error')
  })
  standIn.fault = () => undefined
  const before = standIn.bulks.length
  await withFeeder(async ({ search }) => {
    expect(standIn.bulks.slice(before).map(operations)).toEqual([['index']])
    expect(await modelsLike(search, 'FED')).toEqual(['FED1'])
  })
})

test('a write wakes a feeder that would not look by itself for long', async () => {
  const feeder = fed({ listen: database.listen })
  await feeder.follow()
  await write('FED1')
  await expect
    .poll(() => standIn.bulks.at(-1), { timeout: 10_000 })
    .toContainEqual(expect.objectContaining({ key: 'FED1' }))
  await feeder.close()
})

test('of two servers one makes the index and one feeds, and both find', async () => {
  const servers = [fed(), fed()]
  const together = () => Promise.all(servers.map(({ follow }) => follow()))
  await together()
  await together()
  expect(acts().filter((act) => act === 'PUT /parts-1-N')).toHaveLength(1)
  await write('FED1')
  const before = standIn.bulks.length
  await together()
  await together()
  expect(standIn.bulks).toHaveLength(before + 1)
  for (const { search } of servers) expect(await modelsLike(search, 'FED')).toEqual(['FED1'])
  expect(troubles).toEqual([])
  await Promise.all(servers.map(({ close }) => close()))
})

test('what an earlier turn sends late overwrites nothing and brings nothing back', async () => {
  await withFeeder(async ({ follow, search }) => {
    await write('FED1')
    await follow()
    const late = standIn.bulks.at(-1) ?? []
    await sql`update part set model = 'FED1B', model_key = 'FED1B', model_plain = 'fed1b' where model_key = 'FED1'`.execute(
      database.db,
    )
    await follow()
    const body = `${late.map((line) => JSON.stringify(line)).join('\n')}\n`
    await fetch(`${standIn.url}/_bulk?refresh=wait_for`, { method: 'POST', body })
    expect(await modelsLike(search, 'FED')).toEqual(['FED1B'])
  })
})

test('a position that says too little has another index made, and the one before is dropped when it answers', async () => {
  await withFeeder(async ({ follow, search }) => {
    await sql`insert into outbox (part_id) values (null)`.execute(database.db)
    const before = acts().length
    await follow()
    expect(acts().slice(before).at(0)).toBe('PUT /parts-1-N')
    expect(acts().slice(-2)).toEqual(['POST /_aliases', 'DELETE /parts-1-N'])
    await write('FED1')
    await follow()
    expect(await modelsLike(search, 'FED')).toEqual(['FED1'])
    expect(troubles).toEqual([])
  })
})

test('a part that OpenSearch does not take leaves the place where it was, and the database answers until it is taken', async () => {
  await withFeeder(async ({ follow, search, state }) => {
    await write('FED1')
    const items = [{ index: { status: 400, error: { reason: 'no such field' } } }]
    faults(/_bulk/, [{ status: 200, body: { errors: true, items } }])
    await expect(follow()).rejects.toThrow('OpenSearch refused 1 parts; the first: 400 no such field')
    expect(state()).toBe('away')
    const before = standIn.asked.length
    expect(await modelsLike(search, 'FED')).toEqual(['FED1'])
    expect(standIn.asked).toHaveLength(before)
    await follow()
    expect(state()).toBe('opensearch')
    expect(await modelsLike(search, 'FED')).toEqual(['FED1'])
    expect(standIn.asked.length).toBeGreaterThan(before)
  })
})

test('while nobody answers there the database does, and the feeder says so', async () => {
  const feeder = fed({ url: 'http://127.0.0.1:1' })
  await expect.poll(feeder.state, { timeout: 10_000 }).toBe('away')
  await write('FED1')
  expect(await modelsLike(feeder.search, 'FED')).toEqual(['FED1'])
  expect(await feeder.search.find({ text: 'FED1', sort: 'relevance', limit: 5, offset: 0 })).toMatchObject({ total: 1 })
  expect(troubles.length).toBeGreaterThan(0)
  await feeder.close()
})

test('a question that fails is answered by the database, and the next is asked there again', async () => {
  await withFeeder(async ({ follow, search }) => {
    await write('FED1')
    await follow()
    faults(/_msearch/, [{ status: 200, body: { responses: [{ status: 503, error: { type: 'all shards failed' } }] } }])
    expect(await modelsLike(search, 'FED')).toEqual(['FED1'])
    expect(String(troubles)).toContain('OpenSearch refused a question: all shards failed')
    const before = standIn.asked.length
    expect(await modelsLike(search, 'FED')).toEqual(['FED1'])
    expect(standIn.asked.length).toBeGreaterThan(before)
  })
})

test('pages beyond what OpenSearch turns are the database’s', async () => {
  await withFeeder(async ({ search }) => {
    const before = standIn.asked.length
    await search.find({ text: '', sort: 'relevance', limit: 20, offset: 9_990 })
    expect(standIn.asked).toHaveLength(before)
    await search.find({ text: '', sort: 'relevance', limit: 20, offset: 9_980 })
    expect(standIn.asked).toHaveLength(before + 1)
  })
})
