import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { importParts } from '../../packages/server/src/catalogue/import-parts.ts'
import { openTsv } from '../../packages/server/src/catalogue/tsv-source.ts'
import { openDatabase, type Database, type Db } from '../../packages/server/src/core/database.ts'
import { readSettings } from '../../packages/server/src/core/settings.ts'
import { buildHouse } from '../../packages/server/src/build-house.ts'
import { seedFirstRun } from '../../packages/server/src/seed/first-run.ts'

const given = process.env['XINPU_TEST_DATA'] ?? ''
/** Nowhere when the variable is not set: then the seed stands alone. */
const table = given === '' ? '' : join(resolve(process.env['INIT_CWD'] ?? '.', given), 'parts/jlc-60k.tsv.br')

/** A catalogue of its own: the seed, and the table of 60,000 parts where it is there. */
export interface Catalogue extends AsyncDisposable {
  database: Database
  dataDir: string
  /** What it holds, for a title. */
  label: string
}

/** Fills a database that is removed afterwards; PGlite in a folder, or the PostgreSQL at an address. */
export async function fillCatalogue(databaseUrl?: string): Promise<Catalogue> {
  const dataDir = await mkdtemp(join(tmpdir(), 'xinpu-bench-'))
  const settings = { ...readSettings({ NODE_ENV: 'test' }), dataDir, databaseUrl }
  const database = await openDatabase(settings)
  await seedFirstRun(buildHouse(settings, database), () => {})
  const hasTable = existsSync(table)
  if (hasTable) await takeIn(database.db)
  const label = `${database.kind}, ${await partsIn(database.db)} parts${hasTable ? '' : ' (THE SEED ALONE: XINPU_TEST_DATA has no parts/jlc-60k.tsv.br)'}`
  return {
    database,
    dataDir,
    label,
    async [Symbol.asyncDispose]() {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function takeIn(db: Db) {
  await importParts(db, await openTsv(table), { report: { add: () => {}, counts: () => new Map() } })
}

async function partsIn(db: Db): Promise<string> {
  const { count } = await db
    .selectFrom('part')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count).toLocaleString('en')
}
