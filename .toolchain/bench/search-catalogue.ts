import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { importParts } from '../../packages/server/src/catalogue/import-parts.ts'
import { isRefused, type PartSource, type SourceRow } from '../../packages/server/src/catalogue/part-row.ts'
import { seedCatalogue } from '../../packages/server/src/catalogue/seed-catalogue.ts'
import { openTsv } from '../../packages/server/src/catalogue/tsv-source.ts'
import { openDatabase, type Database } from '../../packages/server/src/core/database.ts'
import type { Settings } from '../../packages/server/src/core/settings.ts'
import { packToReach, settle } from '../../packages/server/test/many-packings.ts'

const given = process.env['XINPU_TEST_DATA'] ?? ''
const folder = given === '' ? '' : resolve(process.env['INIT_CWD'] ?? '.', given)

/** A size that the search is measured at: a table, or the same parts in more packings. */
export interface Size {
  name: string
  table: string
  packed?: number
}

const sizes: readonly Size[] = [
  { name: '60k', table: 'jlc-60k' },
  { name: '582k', table: 'jlc-582k-slim' },
  { name: '2m', table: 'jlc-582k-slim', packed: 2_000_000 },
]

/** The names of all sizes. */
export const sizeNames = sizes.map(({ name }) => name)

/** The sizes of some names whose tables are there, smallest first. */
export const sizesNamed = (names: readonly string[]): Size[] =>
  sizes.filter(({ name, table }) => names.includes(name) && folder !== '' && existsSync(pathOf(table)))

const pathOf = (table: string): string => join(folder, 'parts', `${table}.tsv.br`)

/** A database with the seed's brands, categories and parts, and those of a table. */
export async function fillSearched(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  { table }: Pick<Size, 'table'>,
): Promise<Database> {
  const database = await openDatabase(settings)
  await seedCatalogue(database.db)
  const report = { add: () => {}, counts: () => new Map<string, number>() }
  await importParts(database.db, withParams(await openTsv(pathOf(table))), { report })
  return database
}

/** Brings a filled database to a larger size. What PostgreSQL would still do in the background is done. */
export async function packTo({ db }: Database, { packed }: Size): Promise<void> {
  if (packed) await packToReach(db, packed)
  await settle(db)
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
