import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Tables } from './tables.ts'

const folder = join(import.meta.dirname, '../../migrations')

/** One server at a time; any number that nobody else takes. */
const turn = 3_853_314_791

/**
 * Brings the tables up to date: plain SQL files in the order of their names, each once, all in one transaction. Its lock
 * ends with it, so a pooler may stand in between.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(turn)})`.execute(tx)
    await migrateWithin(tx)
  })
}

async function migrateWithin(tx: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: tx, provider: { getMigrations: async () => migrations() } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results.find(({ status }) => status === 'Error')
  throw new Error(`Migration ${failed?.migrationName ?? ''} failed: ${String((error as Error).message)}`, {
    cause: error,
  })
}

function migrations(): Record<string, Migration> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  return Object.fromEntries(names.map((name) => [name.replace('.sql', ''), migrationOf(join(folder, name))]))
}

const migrationOf = (path: string): Migration => ({
  async up(db) {
    await sql.raw(readFileSync(path, 'utf8')).execute(db)
  },
})
