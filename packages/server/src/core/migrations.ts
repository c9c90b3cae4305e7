import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Tables } from './tables.ts'

const folder = join(import.meta.dirname, '../../migrations')

/** Brings the tables up to date: plain SQL files in the order of their names, each once, in a transaction. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations() } })
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
