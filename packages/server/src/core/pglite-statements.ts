import { parse, protocol, type PGlite, type Results } from '@electric-sql/pglite'
import { LRUCache } from 'lru-cache'

const { serialize } = protocol

/** Statements that stay prepared; the one that was not asked for longest is closed for the next. */
const mostPrepared = 500
/** Texts that are remembered until they come a second time. */
const mostSeen = 2000
/** A longer text hardly comes again. */
const longest = 10_000
/**
 * What writes is planned for its values each time: a plan for all values cannot prove that the rows of a partial index
 * are meant by `on conflict (…) where state = $1`, and fails (PostgreSQL, INSERT, `index_predicate`).
 */
const writes = /\b(?:insert|update|delete|merge)\b/i

/** Rows that are written until plans are made anew: they were made for smaller tables, and nothing analyses these. */
const mostWritten = 2000

/** What PostgreSQL says of a statement that would answer with other columns than when it was prepared. */
const otherColumns = '0A000'

/** A statement that PostgreSQL knows by a name; unnamed, it knows it until the next one comes. */
interface Prepared {
  name: string
  /** The types of its parameters, by their numbers in `pg_type`. */
  types: readonly number[]
}

/** Statements, one at a time. */
export interface Statements {
  /** @throws what PostgreSQL answers, with its code. */
  run: (sql: string, parameters: readonly unknown[]) => Promise<Results>
  /** Has every statement prepared anew: tables are not what they were. */
  forget: () => void
}

/**
 * Statements of one PGlite. A question that is asked a second time stays prepared: to parse and to plan it takes
 * WebAssembly longer than most answers do. Whether a plan for all parameters is as good as one for those at hand is left
 * to PostgreSQL (`plan_cache_mode = auto`). What belongs together goes there together, for each way has its price.
 */
export function statementsOf(database: PGlite): Statements {
  let closing: string[] = []
  const seen = new LRUCache<string, true>({ max: mostSeen })
  const prepared = new LRUCache<string, Prepared>({ max: mostPrepared, dispose: ({ name }) => void closing.push(name) })
  let count = 0
  let written = 0

  const forget = () => {
    prepared.clear()
    written = 0
  }
  const say = (...messages: Uint8Array[]) => database.execProtocolStream(Buffer.concat([...messages, serialize.sync()]))

  async function prepare(sql: string, name: string): Promise<Prepared> {
    const told = await say(serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name }))
    return { name, types: parse.parseDescribeStatementResults(told) }
  }

  async function preparedFor(sql: string): Promise<Prepared> {
    const known = prepared.get(sql)
    if (known) return known
    const isAgain = seen.has(sql)
    if (sql.length <= longest && !writes.test(sql)) seen.set(sql, true)
    if (!isAgain) return prepare(sql, '')
    const made = await prepare(sql, `s${(count += 1)}`)
    prepared.set(sql, made)
    return made
  }

  async function ask({ name, types }: Prepared, parameters: readonly unknown[]): Promise<Results> {
    const closed = closing.map((gone) => serialize.close({ type: 'S', name: gone }))
    closing = []
    const values = parameters.map((value, at) => textOf(value, database.serializers[types[at] ?? 0]))
    const bound = serialize.bind({ statement: name, values })
    const told = await say(...closed, bound, serialize.describe({ type: 'P' }), serialize.execute({}))
    return parse.parseResults(told, database.parsers)[0] ?? { rows: [], fields: [] }
  }

  async function run(sql: string, parameters: readonly unknown[]): Promise<Results> {
    try {
      const answer = await ask(await preparedFor(sql), parameters)
      written += answer.affectedRows ?? 0
      if (written > mostWritten) forget()
      return answer
    } catch (error) {
      if ((error as { code?: string }).code === otherColumns) forget()
      throw error
    }
  }

  return { run: (sql, parameters) => database.runExclusive(() => run(sql, parameters)), forget }
}

/** A parameter as PostgreSQL reads it. */
const textOf = (value: unknown, serializer: PGlite['serializers'][number] | undefined): string | null => {
  if (value === null || value === undefined) return null
  return serializer ? serializer(value) : String(value)
}
