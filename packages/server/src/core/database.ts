import { join } from 'node:path'
import { Kysely, PostgresDialect, type Dialect, type Logger, type PostgresPool } from 'kysely'
import pg from 'pg'
import { lockFolder } from './folder-lock.ts'
import type { Listen } from './listening.ts'
import { migrate } from './migrations.ts'
import { startPglite } from './pglite.ts'
import { pgliteDialect } from './pglite-dialect.ts'
import { PooledAdapter } from './pooled-adapter.ts'
import { openLine } from './postgres-line.ts'
import { openConnections } from './postgres-pool.ts'
import { openReplica, readsOf, type Reads } from './reads.ts'
import type { DatabaseSettings } from './database-settings.ts'
import type { Settings } from './settings.ts'
import type { Tables } from './tables.ts'
import { startVacuum } from './vacuum.ts'

export type Db = Kysely<Tables>

/** An open database. */
export interface Database {
  db: Db
  kind: 'pglite' | 'postgresql'
  listen: Listen
  reads: Reads
  /** Comes when nothing can be asked or written any more before another start; it says why. */
  lost: Promise<Error>
  close: () => Promise<void>
}

/**
 * Opens the database that the settings name and brings its tables up to date.
 *
 * @param say Told why the opening waits.
 * @param watch Told of every statement.
 */
export async function openDatabase(
  { dataDir, ...settings }: DatabaseSettings & Pick<Settings, 'dataDir'>,
  say?: (line: string) => void,
  watch?: Logger,
): Promise<Database> {
  const { databaseUrl } = settings
  const database = databaseUrl
    ? openPostgres(databaseUrl, settings, watch)
    : await openPglite(join(dataDir, 'database'), say, watch)
  try {
    await migrate(database.db)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

const int8 = 20
pg.types.setTypeParser(int8, Number)

/** What breaks on the way to PostgreSQL costs the statements that were under way, and heals by itself. */
function openPostgres(url: string, settings: DatabaseSettings, watch?: Logger): Database {
  const connections = openConnections(url, () => line.isSilent(), settings)
  const line = openLine(settings.databaseListenUrl ?? url, connections.destroyConnection)
  const db = new Kysely<Tables>({ dialect: postgresDialect(connections.pool), ...(watch && { log: watch }) })
  const { databaseReadUrl, preparesStatements = true } = settings
  const replica = databaseReadUrl && openReplica(databaseReadUrl, db, { first: connections.pool, preparesStatements })
  return {
    db,
    kind: 'postgresql',
    listen: line.listen,
    reads: replica ? replica.reads : readsOf(db),
    lost: new Promise(() => {}),
    async close() {
      if (line.isSilent()) connections.destroyConnection()
      await Promise.all([line.close(), replica && replica.close()])
      await db.destroy()
    },
  }
}

function postgresDialect(pool: PostgresPool): Dialect {
  const dialect = new PostgresDialect({ pool })
  return {
    createAdapter: () => new PooledAdapter(),
    createDriver: () => dialect.createDriver(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

async function openPglite(folder: string, say?: (line: string) => void, watch?: Logger): Promise<Database> {
  const lost = Promise.withResolvers<Error>()
  const unlock = await lockFolder(folder, { onLost: lost.resolve, ...(say && { say }) })
  try {
    const pglite = await startPglite(join(folder, 'pg'))
    void pglite.failed.then(lost.resolve)
    void lost.promise.then(pglite.halt)
    const db = new Kysely<Tables>({ dialect: pgliteDialect(pglite), ...(watch && { log: watch }) })
    const stopVacuum = startVacuum(db)
    return {
      db,
      kind: 'pglite',
      listen: pglite.listen,
      reads: readsOf(db),
      lost: lost.promise,
      async close() {
        stopVacuum()
        await db.destroy()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
