import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { seedCatalogue } from '../../catalogue/seed-catalogue.ts'
import type { Database } from '../../core/database.ts'
import type { PartQuery, PartSearch } from '../part-search.ts'
import { most } from '../hits-sql.ts'
import { sqlSearch } from '../sql-search.ts'
import { askedAtRandom, randomOf, type Random, type Sample } from './oracle-questions.ts'
import { writeAtRandom } from './oracle-writes.ts'
import { openSearchIndex, type SearchIndex } from './search-index.ts'

let dataDir: string
let database: Database
let plain: PartSearch
let index: SearchIndex
let sample: Sample
const troubles: unknown[] = []
/** Every way of being found that came up. */
const ways = new Set<string>()

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'xinpu-oracle-'))
  database = await freshDatabase(dataDir)
  await seedCatalogue(database.db)
  plain = sqlSearch(database.db)
  sample = await sampleOf()
  index = openSearchIndex({ database, dataDir, onTrouble: (error) => troubles.push(error) })
  await index.follow()
}, 120_000)
afterAll(async () => {
  await index.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function sampleOf(): Promise<Sample> {
  const { rows } = await sql<Sample['parts'][number]>`
    select model, description, package, brand_id as "brandId", category_id as "categoryId", params from part order by id`.execute(
    database.db,
  )
  return { parts: rows }
}

const rounds = Array.from({ length: 6 }, (_, round) => round + 1)

test.each(rounds)(
  'round %i: whatever is asked, both forms find the same parts in the same order, after whatever was written',
  async (round) => {
    const random = randomOf(round)
    await writeAtRandom(database.db, random)
    await index.follow()
    for (let asked = 0; asked < 400; asked += 1) await expectSame(askedAtRandom(random, sample), random)
    expect(troubles).toEqual([])
  },
  300_000,
)

test('the questions came upon every way of being found, and the index answered them all', () => {
  expect([...ways].sort()).toEqual(['alike', 'exact', 'listed', 'prefix', 'substring', 'suffix', 'typo', 'words'])
  expect(troubles).toEqual([])
})

/** Plain SQL stops counting where nobody turns pages any more; the index does not. */
const asPlain = (total: number): number => Math.min(total, most)

async function expectSame(query: PartQuery, random: Random) {
  const [told, found] = [await plain.find(query), await index.search.find(query)]
  expect({ query, ...found, total: asPlain(found.total) }).toEqual({ query, ...told })
  for (const { match } of found.hits) ways.add(match ?? 'listed')
  const { sort: _, limit, offset: __, ...filter } = query
  if (random() < 0.25) {
    const [facets, same] = [await plain.facets(filter), await index.search.facets(filter)]
    expect({ filter, ...same }).toEqual({ filter, ...facets })
  }
  if (random() < 0.25) {
    const filters = [filter, { inStock: true }, { ...filter, categoryId: undefined }]
    const totals = await index.search.totals(query.text, filters)
    expect(totals.map(asPlain)).toEqual(await plain.totals(query.text, filters))
  }
  if (random() < 0.25) {
    const [offers, same] = [
      await plain.suggestModels(query.text, limit),
      await index.search.suggestModels(query.text, limit),
    ]
    expect({ query, same }).toEqual({ query, same: offers })
  }
}
