import type { Socket } from 'node:net'
import type { PostgresPool } from 'kysely'
import pg from 'pg'
import type { DatabaseSettings } from './database-settings.ts'
import { DatabaseAway } from './database-away.ts'
import { planOnce } from './prepared-statement.ts'

/** Connections to PostgreSQL that may break at any time: what was asked on them fails, and others take their place. */
export interface Connections {
  pool: PostgresPool
  /** Ends them all at once, also those that wait for an answer. */
  destroyConnection: () => void
}

/** Whoever has waited so long for a connection is told that there is none, in milliseconds. */
const patience = 5000

/**
 * @param isSilent Whether nobody need try to connect.
 * @param terms Whether statements are kept under names: a pooler that parts them from sessions may not know them.
 */
export function openConnections(
  url: string,
  isSilent: () => boolean,
  { preparesStatements = true }: Pick<DatabaseSettings, 'preparesStatements'> = {},
): Connections {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patience,
    keepAlive: true,
    ...(preparesStatements && { onConnect: planOnce }),
  })
  const open = new Set<pg.PoolClient>()
  // The pool replaces what breaks while nobody has it.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    open.add(client)
    // Who has it hears of the end through the statement under way; without a listener it would end the process.
    client.on('error', () => {})
    client.once('end', () => open.delete(client))
  })

  return {
    pool: {
      options: pool.options,
      Client: pg.Client,
      async connect() {
        if (isSilent()) throw new DatabaseAway()
        try {
          return await pool.connect()
        } catch (error) {
          throw new DatabaseAway(error)
        }
      },
      end: () => pool.end(),
    } as PostgresPool,
    destroyConnection: () => open.forEach(destroyConnection),
  }
}

/** Ends a connection without a farewell, which a silent server would not answer. */
export function destroyConnection(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: Socket } }
  connection.stream.destroy()
}
