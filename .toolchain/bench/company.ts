import { openDatabase } from '../../packages/server/src/core/database.ts'
import { fillRegister } from '../../packages/server/test/full-register.ts'
import { startPostgres } from '../postgres.ts'
import { companyTable, measureLookUp, tellLookUp } from './company-measure.ts'
import { writeSection } from './search-page.ts'

/** The look-up among so many companies made by rule; with `isKept` the page of the docs is written too. */
export async function benchCompany(companies: number, isKept: boolean): Promise<void> {
  const postgres = startPostgres()
  if (!postgres) return console.log('\n   PostgreSQL cannot be started here.')
  try {
    const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
    await fillRegister(database.db, companies)
    await database.close()
    const costs = await measureLookUp(companies, postgres.url)
    const text = companyTable(costs, companies)
    console.log(`\n${text}`)
    tellLookUp(costs)
    if (isKept) await writeSection('company', text, 'company-bench.md')
  } finally {
    postgres.stop()
  }
}
