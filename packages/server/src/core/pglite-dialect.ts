import {
  type CompiledQuery,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import { newLine, type Line } from './pglite-line.ts'
import type { Outcome, Pglite } from './pglite.ts'
import { PooledAdapter } from './pooled-adapter.ts'

/** Kysely over one PGlite. */
export const pgliteDialect = (pglite: Pglite): Dialect => ({
  createAdapter: () => new PooledAdapter(),
  createDriver: () => pgliteDriver(pglite),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

/** There is one session: a statement goes there by itself or with others, a transaction has it alone until it ends. */
class Connection implements DatabaseConnection {
  #pglite: Pglite
  #line: Line
  #end: (() => void) | undefined

  constructor(pglite: Pglite, line: Line) {
    this.#pglite = pglite
    this.#line = line
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affected } = await this.say(sql, parameters)
    return { rows: rows as Row[], numAffectedRows: BigInt(affected) }
  }

  streamQuery(): never {
    throw new Error('PGlite does not stream')
  }

  say(sql: string, parameters: readonly unknown[] = []): Promise<Outcome> {
    const ask = () => this.#pglite.run(sql, parameters)
    return this.#end ? ask() : this.#line.join(ask)
  }

  /** Everyone else waits until it is left; a query beside the transaction's own handle would wait for ever. */
  async begin() {
    this.#end = await this.#line.beAlone()
    await this.say('begin')
  }

  leave() {
    this.#end?.()
    this.#end = undefined
  }
}

function pgliteDriver(pglite: Pglite): Driver {
  const line = newLine()
  const told = (word: string) => async (connection: DatabaseConnection) =>
    void (await (connection as Connection).say(word))
  return {
    init: async () => {},
    acquireConnection: async () => new Connection(pglite, line),
    beginTransaction: (connection) => (connection as Connection).begin(),
    commitTransaction: told('commit'),
    rollbackTransaction: told('rollback'),
    releaseConnection: async (connection) => (connection as Connection).leave(),
    destroy: () => pglite.close(),
  }
}
