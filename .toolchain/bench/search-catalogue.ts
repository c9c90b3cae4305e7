import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { importParts } from '../../packages/server/src/catalogue/import-parts.ts'
import { isRefused, type PartSource, type SourceRow } from '../../packages/server/src/catalogue/part-row.ts'
import { seedCatalogue } from '../../packages/server/src/catalogue/seed-catalogue.ts'
import { openTsv } from '../../packages/server/src/catalogue/tsv-source.ts'
import { openDatabase, type Database } from '../../packages/server/src/core/database.ts'

const given = process.env['XINPU_TEST_DATA'] ?? ''
const folder = given === '' ? '' : resolve(process.env['INIT_CWD'] ?? '.', given)

/** The tables that the search is measured on, smallest first; those that are there. */
export const partTables = ['jlc-60k', 'jlc-582k-slim'].filter((name) => folder !== '' && existsSync(pathOf(name)))

function pathOf(name: string): string {
  return join(folder, 'parts', `${name}.tsv.br`)
}

/** A database with the seed's brands, categories and parts, and those of a table. */
export async function fillSearched(databaseUrl: string, table: string | undefined): Promise<Database> {
  const database = await openDatabase({ dataDir: '', databaseUrl })
  await seedCatalogue(database.db)
  const report = { add: () => {}, counts: () => new Map<string, number>() }
  if (table) await importParts(database.db, withParams(await openTsv(pathOf(table))), { report })
  return database
}

/** The tables tell no parameters: every part is given three, by its line. */
const withParams = ({ rows, progress }: PartSource): PartSource => ({ rows: toldParams(rows), progress })

async function* toldParams(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow> {
  for await (const row of rows) yield isRefused(row) ? row : { ...row, params: paramsOf(row.line) }
}

const volts = [6.3, 10, 16, 25, 50, 100, 200, 500]
const degrees = [85, 105, 125, 150]

function paramsOf(line: number) {
  const volt = volts[line % volts.length] ?? 0
  const degree = degrees[line % degrees.length] ?? 0
  return [
    { name: '耐压', value: `${volt}V`, unit: 'V', low: volt, high: volt },
    { name: '工作温度', value: `-40~${degree}°C`, unit: '°C', low: -40, high: degree },
    { name: '系列', value: `S${line % 40}`, unit: '', low: null, high: null },
  ]
}
