import { startPostgres } from '../postgres.ts'
import { fillSearched, packTo, sizeNames, sizesNamed, type Size } from './search-catalogue.ts'
import { measure } from './search-measure.ts'
import { writeSection } from './search-page.ts'
import { tableOf, tellFigures, type Measured } from './search-table.ts'

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
