import { randomUUID } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase, type Database } from '../src/core/database.ts'

/**
 * A database with the current tables and nothing in them: a copy of the template that `template.ts` made once for the
 * run. PGlite by default; PostgreSQL when the run names one.
 */
export async function freshDatabase(dataDir: string): Promise<Database> {
  const { XINPU_TEST_PGLITE: template, XINPU_TEST_DATABASE_URL: server } = process.env
  if (server) return copyOnServer(server)
  if (template) await cp(join(template, 'database'), join(dataDir, 'database'), { recursive: true })
  return openDatabase({ dataDir, databaseUrl: undefined })
}

/** The template's name on a PostgreSQL server. */
export const templateName = 'xinpu_template'

async function copyOnServer(server: string): Promise<Database> {
  const name = `xinpu_${randomUUID().replaceAll('-', '')}`
  // By file: nothing of it needs to outlive a crash, and through the log it takes four times as long.
  await onServer(server, `create database ${name} template ${templateName} strategy file_copy`)
  const database = await openDatabase({ dataDir: '', databaseUrl: withName(server, name) })
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(server, `drop database ${name} with (force)`)
    },
  }
}

/** One statement on the server's own database. Copies of one template cannot be made at once: they wait their turn. */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(7001)')
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The same server, another database. */
export function withName(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
