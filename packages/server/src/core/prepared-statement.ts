import { sql, type CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { Db } from './database.ts'

/** Stands for the numbers until they are known. */
const place: number[] = []

/** Some of many rows, by their numbers. */
export const oneOf = (ids: readonly number[]) => sql<number>`any (${ids}::int[])`

/** One of the numbers of a question whose ids are not all of one kind, by its place from 1 on. */
export const nthOf = (ids: readonly number[], nth: number) => sql<number>`(${ids}::int[])[${sql.lit(nth)}]`

/**
 * A question about some rows that is asked so often that its text is put together once, and planned by PostgreSQL once
 * for every connection.
 *
 * @param name One of its own: the connection knows it by that.
 * @param question The question about some ids, which it holds as one value.
 */
export function preparedStatement<Row>(
  name: string,
  question: (db: Db, ids: readonly number[]) => { compile: (db: Db) => CompiledQuery<Row> },
): (db: Db, ids: readonly number[]) => Promise<Row[]> {
  const compiled = new WeakMap<Db, CompiledQuery<Row>>()
  return async (db, ids) => {
    const kept = compiled.get(db) ?? question(db, place).compile(db)
    compiled.set(db, kept)
    const parameters = kept.parameters.map((value) => (value === place ? ids : value))
    return (await db.executeQuery<Row>({ ...kept, sql: `/* kept ${name} */ ${kept.sql}`, parameters })).rows
  }
}

/** Lets a connection plan once what is kept. */
export function planOnce(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown
  Object.assign(client, { query: (text: unknown, ...rest: unknown[]) => ask(named(text), ...rest) })
}

const mark = /^\/\* kept (\w+) \*\//

function named(text: unknown): unknown {
  const name = typeof text === 'string' ? mark.exec(text)?.[1] : undefined
  return name === undefined ? text : { name, text }
}
