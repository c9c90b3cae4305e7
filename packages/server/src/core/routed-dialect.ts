import {
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type PostgresPool,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { isDatabaseAway } from './database-away.ts'
import { PooledAdapter } from './pooled-adapter.ts'

/** Two ways to the same rows. */
export interface Ways {
  first: PostgresPool
  replica: PostgresPool
  /** Whether the replica may be asked at the moment. */
  mayRead: () => boolean
}

/** Statements that only read go to the replica, all others and whole transactions to the first database. */
export const routedDialect = (ways: Ways): Dialect => ({
  createAdapter: () => new PooledAdapter(),
  createDriver: () => routedDriver(ways),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

const begins = /^\s*(?:\/\*.*?\*\/\s*)?\(?\s*(?:select|with)\b/i
/** Words of statements that write, lock or tell; a value that holds one is sent apart from the text. */
const acts = /\b(?:insert|update|delete|merge|share|nextval|setval|pg_notify|pg_advisory\w*|pg_current_wal\w*)\b/i

/** Whether a statement only reads. */
export const isReading = (sql: string): boolean => begins.test(sql) && !acts.test(sql)

/** A connection that is found when the statement is known; a transaction has one of the first database. */
interface Routed extends DatabaseConnection {
  held?: DatabaseConnection
}

function routedDriver({ first, replica, mayRead }: Ways): Driver {
  const drivers = { first: new PostgresDriver({ pool: first }), replica: new PostgresDriver({ pool: replica }) }

  async function on<Row>(driver: PostgresDriver, query: CompiledQuery): Promise<QueryResult<Row>> {
    const connection = await driver.acquireConnection()
    try {
      return await connection.executeQuery<Row>(query)
    } finally {
      await driver.releaseConnection(connection as never)
    }
  }
  async function ask<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!mayRead() || !isReading(query.sql)) return on(drivers.first, query)
    try {
      return await on(drivers.replica, query)
    } catch (error) {
      // It went, or took back what the statement looked at: the first has it.
      if (isDatabaseAway(error) || (error as { code?: string }).code === '40001') return on(drivers.first, query)
      throw error
    }
  }
  const heldBy = ({ held }: Routed): DatabaseConnection => {
    if (!held) throw new Error('No transaction has begun.')
    return held
  }

  return {
    init: async () => void (await Promise.all([drivers.first.init(), drivers.replica.init()])),
    async acquireConnection(): Promise<Routed> {
      const connection: Routed = {
        executeQuery: <Row>(query: CompiledQuery) =>
          connection.held ? connection.held.executeQuery<Row>(query) : ask<Row>(query),
        streamQuery() {
          throw new Error('Lists are read whole.')
        },
      }
      return connection
    },
    async beginTransaction(connection: Routed, settings: TransactionSettings) {
      connection.held = await drivers.first.acquireConnection()
      await drivers.first.beginTransaction(connection.held, settings)
    },
    commitTransaction: (connection: Routed) => drivers.first.commitTransaction(heldBy(connection)),
    rollbackTransaction: (connection: Routed) => drivers.first.rollbackTransaction(heldBy(connection) as never),
    async releaseConnection({ held }: Routed) {
      if (held) await drivers.first.releaseConnection(held as never)
    },
    // The pools are their owners'.
    destroy: async () => {},
  }
}
