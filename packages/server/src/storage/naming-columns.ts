import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'

/** A column that names rows of another table. */
export interface NamingColumn {
  table: string
  column: string
}

/** Every column whose foreign key keeps rows of a table from going, from the catalogue: no new table is forgotten. */
export async function namingColumns(db: Db, target: 'file' | 'spec_check' | 'upload'): Promise<NamingColumn[]> {
  const { rows } = await sql<NamingColumn>`
    select child.relname as table, attribute.attname as column
    from pg_constraint link
    join pg_class child on child.oid = link.conrelid
    join pg_attribute attribute on attribute.attrelid = link.conrelid and attribute.attnum = any(link.conkey)
    where link.contype = 'f' and link.confdeltype <> 'c' and link.confrelid = ${target}::regclass
    order by 1, 2
  `.execute(db)
  return rows
}

/** That none of the columns holds a value. */
export const namedByNone = (columns: readonly NamingColumn[], value: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql.join(
    [
      sql`true`,
      ...columns.map(
        ({ table, column }) =>
          sql`not exists (select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = ${value})`,
      ),
    ],
    sql` and `,
  ) as RawBuilder<boolean>
