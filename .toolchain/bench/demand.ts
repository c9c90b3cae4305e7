import type { Database } from '../../packages/server/src/core/database.ts'
import { fillTrade } from '../../packages/server/test/full-market.ts'
import { marketSize } from '../../packages/server/test/market-sample.ts'
import { startPostgres } from '../postgres.ts'
import { measureTrade } from './demand-measure.ts'
import { tellTrade, tradeTable } from './demand-table.ts'
import { fillSearched, sizesNamed } from './search-catalogue.ts'
import { writeSection } from './search-page.ts'

/** Lists of supply, demand and stock, lists of parts and sheets, on a full market; with `isKept` the page of the docs is written too. */
export async function benchDemand(isKept: boolean): Promise<void> {
  const [size] = sizesNamed(['582k'])
  if (!size) return console.log('\n   XINPU_TEST_DATA has no parts/jlc-582k-slim.tsv.br: there is nothing to trade.')
  const postgres = startPostgres()
  if (!postgres) return console.log('\n   PostgreSQL cannot be started here.')
  try {
    const database = await fillSearched({ databaseUrl: postgres.url, dataDir: '' }, size)
    await fillTrade(database.db)
    await measureFilled(database, postgres.url, isKept)
    await database.close()
  } finally {
    postgres.stop()
  }
}

/** Measures a market that stands. */
export async function measureFilled(database: Database, url: string, isKept: boolean): Promise<void> {
  const costs = await measureTrade(database, url)
  const text = tradeTable(costs, await marketSize(database.db))
  console.log(`\n${text}`)
  tellTrade(costs)
  if (isKept) await writeSection('demand', text, 'demand-bench.md')
}
