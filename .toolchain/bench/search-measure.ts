import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../packages/server/src/core/database.ts'
import { openSearchIndex } from '../../packages/server/src/search/index/search-index.ts'
import { sqlSearch } from '../../packages/server/src/search/sql-search.ts'
import type { Size } from './search-catalogue.ts'
import { floorOf } from './search-floor.ts'
import { kindsOf, type Kind } from './search-questions.ts'
import { restartOf } from './search-restarted.ts'
import { serveSearch, type Served } from './search-served.ts'
import type { Asked, Measured, OverHttp } from './search-table.ts'
import { bestOf, floorTimes, rounds, timesOf } from './search-times.ts'
import { writeLags } from './search-writes.ts'
import { timed } from './report.ts'

/** Questions of a kind; SQL is asked fewer, because some take it seconds. */
const asked = 300
const askedOfSql = 10
const clients = 16
const askedOverHttp = 640
/** Milliseconds between two keys of someone who types fast. */
const keyRest = 100

/** Measures one filled database. */
export async function measure(database: Database, url: string, size: Size): Promise<Measured> {
  const { db } = database
  const dataDir = await mkdtemp(join(tmpdir(), 'xinpu-search-'))
  const index = openSearchIndex({ database, dataDir, onTrouble: (error) => console.error(error) })
  try {
    const build = await timed(() => index.follow())
    const { count } = await db
      .selectFrom('part')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const kinds = await kindsOf(db, asked)
    const floors = await floorsOf(db, kinds)
    const rows: Asked[] = []
    for (const kind of kinds)
      rows.push({
        kind,
        floor: floors.get(kind) ?? [],
        index: await bestOf(rounds.inProcess, () => timesOf(kind, index.search, asked)),
        sql: await timesOf(kind, sqlSearch(db), askedOfSql),
        http: undefined,
      })
    const lags = await writeLags(db, index.search)
    await using served = await serveSearch(url, dataDir)
    for (const row of rows) row.http = await overHttp(served, row.kind)
    return { size, count, build, lags, rows, ...restartOf(url, dataDir) }
  } finally {
    await index.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The floor is let go before the index is asked: half a million texts would be looked through whenever memory is tidied. */
async function floorsOf(db: Database['db'], kinds: readonly Kind[]): Promise<Map<Kind, number[]>> {
  const floor = await floorOf(db)
  const times = new Map<Kind, number[]>()
  for (const kind of kinds) times.set(kind, await floorTimes(kind, floor))
  return times
}

async function overHttp({ load }: Served, { path, texts }: Kind): Promise<OverHttp | undefined> {
  if (!path) return undefined
  const paths = Array.from({ length: askedOverHttp }, (_, at) => path(texts[at % texts.length] ?? ''))
  const typing = await bestOf(rounds.overHttp, async () => (await load({ paths, clients, rest: keyRest })).times)
  const { rate } = await load({ paths, clients, rest: 0 })
  return { typing, rate }
}
