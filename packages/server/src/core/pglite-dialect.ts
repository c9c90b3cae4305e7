import {
  type CompiledQuery,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import { isForPage } from './page-asks.ts'
import { PooledAdapter } from './pooled-adapter.ts'
import type { Pglite } from './pglite.ts'

/** Kysely over one PGlite. */
export const pgliteDialect = (pglite: Pglite): Dialect => ({
  createAdapter: () => new PooledAdapter(),
  createDriver: () => pgliteDriver(pglite),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

/**
 * There is one session, so whoever has the connection has it alone: a transaction keeps everyone else waiting, and a
 * query beside the transaction's own handle would wait for ever.
 */
function pgliteDriver(pglite: Pglite): Driver {
  const turns = newTurns()
  let isBusy = false

  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, affected } = await pglite.run(sql, parameters)
      return { rows: rows as Row[], numAffectedRows: BigInt(affected) }
    },
    streamQuery() {
      throw new Error('PGlite does not stream')
    },
  }
  const say = async (word: string) => void (await pglite.run(word, []))

  return {
    init: async () => {},
    async acquireConnection() {
      if (isBusy) await turns.wait()
      isBusy = true
      return connection
    },
    async releaseConnection() {
      const next = turns.next()
      if (next) next()
      else isBusy = false
    },
    beginTransaction: () => say('begin'),
    commitTransaction: () => say('commit'),
    rollbackTransaction: () => say('rollback'),
    destroy: () => pglite.close(),
  }
}

/** Calls that go before a page that waits: pages are slower beside a busy API, and come all the same. */
const most = 8

/** Who waits for the one session: in the order of coming, what pages ask behind what is called. */
function newTurns() {
  const [calls, pages]: [(() => void)[], (() => void)[]] = [[], []]
  let passed = 0

  return {
    wait: () => new Promise<void>((turn) => (isForPage() ? pages : calls).push(turn)),
    next() {
      const isPage = calls.length === 0 || (passed >= most && pages.length > 0)
      passed = isPage || pages.length === 0 ? 0 : passed + 1
      return (isPage ? pages : calls).shift()
    },
  }
}
