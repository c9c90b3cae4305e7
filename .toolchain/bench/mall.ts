import { openDatabase } from '../../packages/server/src/core/database.ts'
import { fillMall } from '../../packages/server/test/full-mall.ts'
import { mallSize } from '../../packages/server/test/mall-sample.ts'
import { startPostgres } from '../postgres.ts'
import { measureMall } from './mall-measure.ts'
import { mallTable, tellMall } from './mall-table.ts'
import { writeSection } from './search-page.ts'

/** The mall on so many goods made by rule; with `isKept` the page of the docs is written too. */
export async function benchMall(goods: number, isKept: boolean): Promise<void> {
  const postgres = startPostgres()
  if (!postgres) return console.log('\n   PostgreSQL cannot be started here.')
  try {
    const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
    await fillMall(database.db, goods)
    const costs = await measureMall(database.db, postgres.url)
    const text = mallTable(costs, await mallSize(database.db))
    await database.close()
    console.log(`\n${text}`)
    tellMall(costs)
    if (isKept) await writeSection('mall', text, 'mall-bench.md')
  } finally {
    postgres.stop()
  }
}
