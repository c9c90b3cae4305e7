import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { startStandIn, type StandIn } from '../../../test/opensearch-stand-in.ts'
import { seedCatalogue } from '../../catalogue/seed-catalogue.ts'
import type { Database } from '../../core/database.ts'
import { most } from '../hits-sql.ts'
import { askedAtRandom, randomOf, type Random, type Sample } from '../index/oracle-questions.ts'
import { writeAtRandom } from '../index/oracle-writes.ts'
import { readBrandNames, readCategoryTree } from '../index/surroundings.ts'
import type { PartQuery, PartSearch } from '../part-search.ts'
import { sqlSearch } from '../sql-search.ts'
import { openEngine, type Engine } from './engine.ts'
import { startFeeder, type Feeder } from './feeder.ts'
import { openSearch } from './opensearch-search.ts'

const named = process.env['XINPU_TEST_OPENSEARCH_URL']
/** What is asked: nobody shall read of OpenSearch where it did not run. */
const asked = named ? `OpenSearch at ${named}` : 'our reading of the manual (OpenSearch did not run)'

let dataDir: string
let database: Database
let standIn: StandIn | undefined
let engine: Engine
let feeder: Feeder
let plain: PartSearch
let search: PartSearch
let sample: Sample
const troubles: unknown[] = []
/** Every way of being found that came up. */
const ways = new Set<string>()

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'xinpu-opensearch-'))
  database = await freshDatabase(dataDir)
  await seedCatalogue(database.db)
  standIn = named ? undefined : await startStandIn()
  engine = openEngine({ url: named ?? standIn?.url ?? '', index: `xinpu-test-${process.pid}` })
  const { db, listen } = database
  const onTrouble = (error: unknown) => void troubles.push(error)
  feeder = startFeeder({ db, listen, engine, onNews: () => {}, onTrouble })
  plain = sqlSearch(db)
  search = openSearch({
    engine,
    isReady: () => feeder.state() === 'opensearch',
    plain,
    db,
    categories: () => readCategoryTree(db),
    brandNames: () => readBrandNames(db),
    onTrouble,
  })
  const { rows } = await sql<Sample['parts'][number]>`
    select model, description, package, brand_id as "brandId", category_id as "categoryId", params from part order by id`.execute(
    db,
  )
  sample = { parts: rows }
}, 120_000)
afterAll(async () => {
  await feeder.close()
  await standIn?.[Symbol.asyncDispose]()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

test.each([11, 12, 13])(
  `round %i: ${asked} finds what SQL finds, in the same order, after whatever was written`,
  async (round) => {
    const random = randomOf(round)
    await writeAtRandom(database.db, random)
    await feeder.follow()
    expect(feeder.state()).toBe('opensearch')
    for (let count = 0; count < 150; count += 1) await expectSame(askedAtRandom(random, sample), random)
    expect(troubles).toEqual([])
  },
  300_000,
)

test('the questions came upon every way of being found, and none was left to SQL', () => {
  expect([...ways].sort()).toEqual(['alike', 'exact', 'listed', 'prefix', 'substring', 'suffix', 'typo', 'words'])
  expect(troubles).toEqual([])
})

/** Plain SQL stops counting where nobody turns pages any more. */
const asPlain = (total: number): number => Math.min(total, most)

async function expectSame(query: PartQuery, random: Random) {
  const [told, found] = [await plain.find(query), await search.find(query)]
  expect({ query, ...found, total: asPlain(found.total) }).toEqual({ query, ...told })
  for (const { match } of found.hits) ways.add(match ?? 'listed')
  const { sort: _, limit, offset: __, ...filter } = query
  if (random() < 0.25) {
    const [facets, same] = [await plain.facets(filter), await search.facets(filter)]
    expect({ filter, ...same }).toEqual({ filter, ...facets })
  }
  if (random() < 0.25) {
    const filters = [filter, { inStock: true }, { ...filter, categoryId: undefined }]
    const totals = await search.totals(query.text, filters)
    expect(totals.map(asPlain)).toEqual(await plain.totals(query.text, filters))
  }
  if (random() < 0.25) {
    const [offers, same] = [await plain.suggestModels(query.text, limit), await search.suggestModels(query.text, limit)]
    expect({ query, same }).toEqual({ query, same: offers })
  }
}
