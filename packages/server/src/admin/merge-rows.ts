import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'
import type { Refer } from './refers.ts'

type Row = Record<string, unknown>

/** Rows of one column that were moved: their primary keys, and what the column held. */
export interface Moved {
  key: string
  rows: { id: Row; held: unknown }[]
}

/** A row as it was, whole. */
export interface Kept {
  table: string
  row: Row
}

/** The table and the column that a key names. */
export function placeOf(key: string): { table: string; column: string } {
  const [table = '', column = ''] = key.split('.')
  return { table, column }
}

/** Which rows of a column lead to one number. */
export function leadsTo(key: string, { isList, type }: Refer, id: number): RawBuilder<boolean> {
  const column = sql.ref(placeOf(key).column)
  const leads = isList ? sql<boolean>`${id} = any (${column})` : sql<boolean>`${column} = ${id}`
  return type === undefined ? leads : sql<boolean>`${leads} and type = ${type}`
}

/** How many rows lead to one number. */
export async function countOf(db: Db, key: string, refer: Refer, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(placeOf(key).table)} where ${leadsTo(key, refer, id)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The columns of a table's primary key. */
export async function keysOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indrelid = ${table}::regclass and indisprimary order by attnum`.execute(db)
  return rows.map(({ name }) => name)
}

/** The columns that a row is written with: what the database works out itself is left out. */
export async function columnsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

/** Puts rows back as they were. */
export async function putBack(tx: Db, { table, row }: Kept): Promise<void> {
  const columns = sql.join((await columnsOf(tx, table)).map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(tx)
}

/** Takes a row out, and answers it whole. */
export async function takeOut(tx: Db, table: string, id: Row): Promise<Kept[]> {
  const { rows } = await sql<{ row: Row }>`
    delete from ${sql.table(table)} as t where ${isRow(id)} returning to_jsonb(t) as row`.execute(tx)
  return rows.map(({ row }) => ({ table, row }))
}

/** Which row a primary key is of. */
export const isRow = (id: Row): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    Object.entries(id).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql` and `,
  )}`
