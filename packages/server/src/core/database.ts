import { join } from 'node:path'
import { Kysely, PostgresDialect, type Logger } from 'kysely'
import pg from 'pg'
import { lockFolder } from './folder-lock.ts'
import type { Listen } from './listening.ts'
import { migrate } from './migrations.ts'
import { startPglite } from './pglite.ts'
import { pgliteDialect } from './pglite-dialect.ts'
import { openLine } from './postgres-line.ts'
import { openConnections } from './postgres-pool.ts'
import type { Settings } from './settings.ts'
import type { Tables } from './tables.ts'
import { startVacuum } from './vacuum.ts'

export type Db = Kysely<Tables>

/** An open database. */
export interface Database {
  db: Db
  kind: 'pglite' | 'postgresql'
  listen: Listen
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
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  say?: (line: string) => void,
  watch?: Logger,
): Promise<Database> {
  const database = databaseUrl
    ? openPostgres(databaseUrl, watch)
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
function openPostgres(url: string, watch?: Logger): Database {
  const connections = openConnections(url, () => line.isSilent())
  const line = openLine(url, connections.destroyConnection)
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: connections.pool }),
    ...(watch && { log: watch }),
  })
  return {
    db,
    kind: 'postgresql',
    listen: line.listen,
    lost: new Promise(() => {}),
    async close() {
      if (line.isSilent()) connections.destroyConnection()
      await Promise.all([line.close(), db.destroy()])
    },
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
