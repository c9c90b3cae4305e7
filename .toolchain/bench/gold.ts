/**
 * How many queries of engineers find their part: `npm run gold`, beside a plain trigram search of the same parts. What
 * was measured of all catalogues goes into the docs. Lines of lists of parts come after them.
 */
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
import { splitFiles, type MatchLines } from './bom-files.ts'
import { matching, measureLines } from './bom-gold.ts'
import { writeSection } from './search-page.ts'

/** Of a hundred queries, so many must find their part among the first three. */
const goal = 98
const shown = 3

type Ask = (query: string) => string[] | Promise<string[]>

const dataDir = await mkdtemp(join(tmpdir(), 'xinpu-gold-'))
const database = await openDatabase({ ...readSettings({ NODE_ENV: 'test' }), dataDir, databaseUrl: undefined })
try {
  const filled = await fill(database.db)
  const gold = await readGold()
  await tellUnknown(database.db, gold)
  const plain = await plainSearch(database.db)
  const trigrams = await measure('Trigrams of everything a part shows, as pg_trgm compares them', gold, (query) =>
    plain(query, shown),
  )
  const bySql = await measure('Plain SQL', gold, asking(database.db, sqlSearch(database.db)))
  const { byIndex, isWhole } = await measureIndex(database, gold)
  await writeSection(
    'measured',
    tableOf(`${gold.length} queries, ${filled}`, [byIndex, bySql, trigrams]),
    'search-gold.md',
  )
  const isGood = await measureLines()
  process.exitCode = isGood && isWhole && Math.min(bySql.among, byIndex.among) >= goal ? 0 : 1
} finally {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
}

interface Share {
  name: string
  first: number
  among: number
}

function tableOf(asked: string, shares: readonly Share[]): string {
  const rows = shares.map(({ name, first, among }) => `| ${name} | ${first} % | ${among} % |`)
  const head = ['| Form | First | Among the first three |', '|---|---|---|']
  return [`${asked}. ${new Date().toISOString().slice(0, 10)}.`, '', ...head, ...rows].join('\n')
}

/** The seed, and what is at hand of the KiCad libraries and the table of 60,000; tells what it took. */
async function fill(db: Db): Promise<string> {
  await seedCatalogue(db)
  const taken = ['the seed']
  const symbols = process.env['KICAD_SYMBOLS'] ?? '/usr/share/kicad/symbols'
  if (existsSync(symbols)) {
    await takeIn(db, await openKicad(symbols))
    taken.push('the KiCad libraries')
  }
  if (!existsSync(symbols)) console.log(`!! There is no ${symbols}: without KiCad.`)
  const table = join(resolve(process.env['XINPU_TEST_DATA'] ?? '.'), 'parts/jlc-60k.tsv.br')
  if (existsSync(table)) {
    await takeIn(db, await openTsv(table))
    taken.push('the table of 60,000')
  }
  if (!existsSync(table)) console.log(`!! There is no ${table}: set XINPU_TEST_DATA.`)
  const { count } = await db
    .selectFrom('part')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return `asked of ${Number(count).toLocaleString('en')} parts: ${taken.join(', ')}`
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

async function measureIndex(database: Database, gold: readonly Expectation[]) {
  const onTrouble = (error: unknown) => console.error(error)
  const index = openSearchIndex({ database, dataDir, onTrouble })
  await index.follow()
  const byIndex = await measure('The index', gold, asking(database.db, index.search))
  const isWhole = await tellSplits(matching(database.db, index.search))
  await index.close()
  return { byIndex, isWhole }
}

/** Where the lines of the sheets at hand go; true where none is lost, or there are no sheets. */
async function tellSplits(match: MatchLines): Promise<boolean> {
  const folder = join(resolve(process.env['XINPU_TEST_DATA'] ?? '.'), 'bom')
  if (!existsSync(folder)) return true
  const { text, isWhole } = await splitFiles(folder, match)
  console.log(`\n${text}`)
  if (!isWhole) console.log('!! A line was lost.')
  return isWhole
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

/** Prints the shares and the misses of one form of search. */
async function measure(name: string, gold: readonly Expectation[], ask: Ask): Promise<Share> {
  const answers = []
  for (const expectation of gold) answers.push({ expectation, models: await ask(expectation.query) })
  const places = answers.map(({ expectation, models }) => models.findIndex((model) => isExpected(expectation, model)))
  const share = (most: number) =>
    Math.round((1000 * places.filter((place) => place >= 0 && place < most).length) / gold.length) / 10
  console.log(`\n${name}: ${gold.length} queries, first ${share(1)} %, among the first three ${share(shown)} %`)
  for (const [index, { expectation, models }] of answers.entries())
    if (places[index] === -1) console.log(`   ${expectation.query} → ${models.join(' · ') || 'nothing'}`)
  return { name, first: share(1), among: share(shown) }
}
