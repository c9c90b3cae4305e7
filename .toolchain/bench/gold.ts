/** How many queries of engineers find their part: `npm run gold`, beside a plain trigram search of the same parts. */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { importParts } from '../../packages/server/src/catalogue/import-parts.ts'
import { openKicad } from '../../packages/server/src/catalogue/kicad-source.ts'
import type { PartSource } from '../../packages/server/src/catalogue/part-row.ts'
import { seedCatalogue } from '../../packages/server/src/catalogue/seed-catalogue.ts'
import { openTsv } from '../../packages/server/src/catalogue/tsv-source.ts'
import { openDatabase, type Database, type Db } from '../../packages/server/src/core/database.ts'
import { readSettings } from '../../packages/server/src/core/settings.ts'
import { isExpected, readGold, type Expectation } from '../../packages/server/src/search/gold/expectation.ts'
import { plainSearch } from '../../packages/server/src/search/gold/plain-search.ts'
import { openSearchIndex } from '../../packages/server/src/search/index/search-index.ts'
import type { PartSearch } from '../../packages/server/src/search/part-search.ts'
import { sqlSearch } from '../../packages/server/src/search/sql-search.ts'

/** Of a hundred queries, so many must find their part among the first three. */
const goal = 95
const shown = 3

type Ask = (query: string) => string[] | Promise<string[]>

const dataDir = await mkdtemp(join(tmpdir(), 'xinpu-gold-'))
const database = await openDatabase({ ...readSettings({ NODE_ENV: 'test' }), dataDir, databaseUrl: undefined })
try {
  console.log(`${await fill(database.db)} parts`)
  const gold = await readGold()
  await tellUnknown(database.db, gold)
  const plain = await plainSearch(database.db)
  await measure('trigrams', gold, (query) => plain(query, shown))
  const bySql = await measure('SQL search', gold, asking(database.db, sqlSearch(database.db)))
  process.exitCode = Math.min(bySql, await measureIndex(database, gold)) < goal ? 1 : 0
} finally {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
}

/** The seed, and what is at hand of the KiCad libraries and the table of 60,000. */
async function fill(db: Db): Promise<string> {
  await seedCatalogue(db)
  const symbols = process.env['KICAD_SYMBOLS'] ?? '/usr/share/kicad/symbols'
  if (existsSync(symbols)) await takeIn(db, await openKicad(symbols))
  else console.log(`!! There is no ${symbols}: without KiCad.`)
  const table = join(resolve(process.env['XINPU_TEST_DATA'] ?? '.'), 'parts/jlc-60k.tsv.br')
  if (existsSync(table)) await takeIn(db, await openTsv(table))
  else console.log(`!! There is no ${table}: set XINPU_TEST_DATA.`)
  const { count } = await db
    .selectFrom('part')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count).toLocaleString('en')
}

async function takeIn(db: Db, source: PartSource) {
  await importParts(db, source, { report: { add: () => {}, counts: () => new Map() } })
}

/** A query whose part is not in the catalogue says nothing about the search. */
async function tellUnknown(db: Db, gold: readonly Expectation[]) {
  const models = (await db.selectFrom('part').select('model').distinct().execute()).map(({ model }) => model)
  for (const expectation of gold)
    if (!models.some((model) => isExpected(expectation, model)))
      console.log(`!! No such part in the catalogue: ${expectation.query} → ${expectation.parts.join(' ')}`)
}

async function measureIndex(database: Database, gold: readonly Expectation[]): Promise<number> {
  const onTrouble = (error: unknown) => console.error(error)
  const index = openSearchIndex({ database, dataDir, onTrouble })
  await index.follow()
  const share = await measure('index', gold, asking(database.db, index.search))
  await index.close()
  return share
}

function asking(db: Db, search: PartSearch): Ask {
  return async (text) => {
    const { hits } = await search.find({ text, sort: 'relevance', limit: shown, offset: 0 })
    const ids = hits.map(({ id }) => id)
    const rows = await db
      .selectFrom('part')
      .select(['id', 'model'])
      .where('id', 'in', [0, ...ids])
      .execute()
    return ids.map((id) => rows.find((row) => row.id === id)?.model ?? '')
  }
}

/** Prints the shares and the misses of one form of search; answers the share right among the first three. */
async function measure(name: string, gold: readonly Expectation[], ask: Ask): Promise<number> {
  const answers = []
  for (const expectation of gold) answers.push({ expectation, models: await ask(expectation.query) })
  const places = answers.map(({ expectation, models }) => models.findIndex((model) => isExpected(expectation, model)))
  const share = (most: number) =>
    Math.round((1000 * places.filter((place) => place >= 0 && place < most).length) / gold.length) / 10
  console.log(`\n${name}: ${gold.length} queries, first ${share(1)} %, among the first three ${share(shown)} %`)
  for (const [index, { expectation, models }] of answers.entries())
    if (places[index] === -1) console.log(`   ${expectation.query} → ${models.join(' · ') || 'nothing'}`)
  return share(shown)
}
