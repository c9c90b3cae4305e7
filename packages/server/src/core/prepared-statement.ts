import { sql, type CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { Db } from './database.ts'

/** Stands for the numbers until they are known. */
const place: number[] = []

/** Some of many rows, by their numbers. */
export const oneOf = (ids: readonly number[]) => sql<number>`any (${ids}::int[])`

/**
 * The same for a question that is kept: PostgreSQL does not look at how many there are, finds no plan that is better for
 * just those, and plans it once.
 *
 * @param from The place of the first that is meant, from 1 on.
 */
export const eachOf = (ids: readonly number[], from = 1) =>
  sql<number>`any (array(select unnest((${ids}::int[])[${sql.lit(from)}:])))`

/** One of the numbers of a question whose ids are not all of one kind, by its place from 1 on. */
export const nthOf = (ids: readonly number[], nth: number) => sql<number>`(${ids}::int[])[${sql.lit(nth)}]`

/**
 * A question about some rows that is asked so often that its text is put together once, and planned by PostgreSQL once
 * for every connection. It names its columns: PostgreSQL refuses one that is planned and would answer with more.
 *
 * @param name One of its own: the connection knows it by that.
 * @param question The question about some ids, which it holds as one value.
 */
export function preparedStatement<Row>(
  name: string,
  question: (db: Db, ids: readonly number[]) => { compile: (db: Db) => CompiledQuery<Row> },
): (db: Db, ids: readonly number[]) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, ids) => {
    // The same for every database, and for every transaction, which is a database of its own here.
    compiled ??= named(name, question(db, place).compile(db))
    const parameters = compiled.parameters.map((value) => (value === place ? ids : value))
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}

const named = <Row>(name: string, question: CompiledQuery<Row>): CompiledQuery<Row> => ({
  ...question,
  sql: `/* kept ${name} */ ${question.sql}`,
})

/**
 * Begins the text of a statement that is planned once for every connection, whatever its values are. The text must be the
 * same each time.
 *
 * @example sql`${kept('account_names')} select nick_name from account where id = ${id}`
 */
export const kept = (name: string) => sql.raw(`/* kept ${name} */`)

/** Lets a connection plan once what is kept. */
export function planOnce(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown
  Object.assign(client, { query: (text: unknown, ...rest: unknown[]) => ask(recognised(text), ...rest) })
}

const mark = /^\/\* kept (\w+) \*\//

function recognised(text: unknown): unknown {
  const name = typeof text === 'string' ? mark.exec(text)?.[1] : undefined
  return name === undefined ? text : { name, text }
}
