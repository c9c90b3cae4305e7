import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { namedByNone, namingColumns, type NamingColumn } from './naming-columns.ts'
import { lateAt } from './unnamed-files.ts'
import type { UploadKinds } from './upload-kind.ts'

/** Uploads of one round. */
const most = 1000
/** Large tables that imports and readers of PDFs write, and secrets: no upload's address gets into them. */
const foreign = ['part', 'page_text', 'outbox', 'category_parameter', 'session', 'sent_code', 'exchange_code']

/**
 * Deletes uploads whose address stands nowhere in the database and that nobody sent or claimed within a day, such as an
 * avatar that another replaced; answers how many. One statement sees one state of all tables, so that an address that
 * moves from one to another is seen.
 */
export async function dropUnnamedUploads({ db, now, brought }: Pick<House, 'brought' | 'db' | 'now'>): Promise<number> {
  const late = lateAt(now())
  const texts = await textColumns(db)
  const { rows } = await sql`
    with named as materialized (
      select distinct (regexp_matches(told, ${addressed}, 'gi'))[1] as key from (${unionOf(texts)}) texts
    ), unnamed as materialized (
      select key from upload
      where account_id is not null and purpose = any(${shownSomewhere(brought.uploads)}) and touched_at < ${late}
        and not exists (select from named where named.key = upload.key collate "C")
        and ${namedByNone(await namingColumns(db, 'upload'), sql`upload.key`)}
      limit ${most} for update skip locked
    )
    delete from upload using unnamed where upload.key = unnamed.key and touched_at < ${late}
    returning upload.key
  `.execute(db)
  return rows.length
}

/** Purposes of what is sent to be shown somewhere. */
const shownSomewhere = (kinds: UploadKinds): string[] =>
  Object.entries(kinds).flatMap(([purpose, kind]) =>
    kind !== 'unbuilt' && kind.lasts === 'whileNamed' ? [purpose] : [],
  )

/** The key behind an address, however the address is written. */
const addressed = String.raw`oss(?:/|\\/|%2F|%252F|&#x2F;|&#47;)([A-Za-z0-9_-]{22,64})`

const unionOf = (columns: readonly NamingColumn[]) =>
  sql.join(
    columns.map(({ table, column }) => {
      const text = sql`${sql.ref(column)}::text`
      return sql`select ${text} as told from ${sql.table(table)} where ${text} ilike '%oss%'`
    }),
    sql` union all `,
  )

/** Every column that can hold an address, from the catalogue: a new table is one of them. */
async function textColumns(db: Db): Promise<NamingColumn[]> {
  const { rows } = await sql<NamingColumn>`
    select class.relname as table, attribute.attname as column
    from pg_class class
    join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped
    where class.relnamespace = current_schema()::regnamespace and class.relkind in ('r', 'p', 'm')
      and class.relname <> 'upload' and not class.relname = any(${foreign})
      and format_type(attribute.atttypid, null) ~ '^(text|character|json|citext)'
    order by 1, 2
  `.execute(db)
  return rows
}
