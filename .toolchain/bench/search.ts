import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../packages/server/src/core/database.ts'
import { openSearchIndex } from '../../packages/server/src/search/index/search-index.ts'
import { sqlSearch } from '../../packages/server/src/search/sql-search.ts'
import { startPostgres } from '../postgres.ts'
import { fillSearched, packTo, sizeNames, sizesNamed, type Size } from './search-catalogue.ts'
import { floorOf } from './search-floor.ts'
import { kindsOf } from './search-questions.ts'
import { writeSection } from './search-page.ts'
import { restartOf } from './search-restarted.ts'
import { serveSearch } from './search-served.ts'
import { tableOf, tellFigures, type Asked, type Measured } from './search-table.ts'
import { bestOf, floorTimes, timesOf } from './search-times.ts'
import { writeLags } from './search-writes.ts'
import { timed } from './report.ts'

/** Questions of a kind; SQL is asked fewer, because it takes seconds for some. */
const asked = 300
const askedOfSql = 10
const clients = 16
const askedOverHttp = 1600

/** The index, SQL and the floor side by side, at every size of these names; with `isKept` the page of the docs is written too. */
export async function benchSearch(names: readonly string[], isKept: boolean): Promise<void> {
  const sizes = sizesNamed(names.length > 0 ? names : sizeNames)
  if (sizes.length === 0) console.log('\n   XINPU_TEST_DATA has no parts/*.tsv.br: there is nothing to search.')
  for (const [table, alike] of Map.groupBy(sizes, (size) => size.table)) await benchTable(table, alike, isKept)
}

/** One table is taken in once, and grows from size to size. */
async function benchTable(table: string, sizes: readonly Size[], isKept: boolean) {
  const postgres = startPostgres()
  if (!postgres) return console.log('\n   PostgreSQL cannot be started here.')
  try {
    const database = await fillSearched({ databaseUrl: postgres.url, dataDir: '' }, { table })
    for (const size of sizes) {
      await packTo(database, size)
      await tell(await measure(database, postgres.url, size), isKept)
    }
    await database.close()
  } finally {
    postgres.stop()
  }
}

async function tell(measured: Measured, isKept: boolean) {
  const text = tableOf(measured)
  console.log(`\n${text}`)
  tellFigures(measured)
  if (isKept) await writeSection(measured.size.name, text)
}

/** Measures one filled database. */
async function measure(database: Database, url: string, size: Size): Promise<Measured> {
  const { db } = database
  const dataDir = await mkdtemp(join(tmpdir(), 'xinpu-search-'))
  const index = openSearchIndex({ database, dataDir, onTrouble: (error) => console.error(error) })
  try {
    const build = await timed(() => index.follow())
    const { count } = await db
      .selectFrom('part')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const floor = await floorOf(db)
    const kinds = await kindsOf(db, asked)
    const rows: Asked[] = []
    for (const kind of kinds)
      rows.push({
        kind,
        floor: await floorTimes(kind, floor),
        index: await bestOf(() => timesOf(kind, index.search, asked)),
        sql: await timesOf(kind, sqlSearch(db), askedOfSql),
        http: [],
      })
    const lags = await writeLags(db, index.search)
    await using served = await serveSearch(url, dataDir)
    for (const row of rows) row.http = await overHttp(served.load, row.kind)
    return { size, count, build, lags, rows, ...restartOf(url, dataDir) }
  } finally {
    await index.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Load = Awaited<ReturnType<typeof serveSearch>>['load']

async function overHttp(load: Load, { path, texts }: Asked['kind']): Promise<number[]> {
  if (!path) return []
  const paths = Array.from({ length: askedOverHttp }, (_, at) => path(texts[at % texts.length] ?? ''))
  return bestOf(() => load({ paths, clients }))
}
