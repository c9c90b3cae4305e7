import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { ZipEntry } from '../storage/zip.ts'
import { fates, placeOf } from './fates.ts'

/** Rows that are in memory at a time. */
const pageSize = 500
/** What would let somebody in is nobody's to take along. */
const secrets = [
  'token_hash',
  'token_expires',
  'sid_hash',
  'sid_expires',
  'proof_hash',
  'proof_expires',
  'code_hash',
  'hash',
  'query_hash',
  'password_hash',
  'subject',
  'wrote_lsn',
]

/** The rows of every table that names a person as theirs, each by the table and the column. */
export const recordsOf = (db: Db, id: number): Record<string, AsyncIterable<object>> =>
  Object.fromEntries(
    Object.entries(fates)
      .filter(([, { isOfOthers }]) => !isOfOthers)
      .map(([key]) => [key, rowsOf(db, key, id)]),
  )

async function* rowsOf(db: Db, key: string, id: number): AsyncGenerator<object> {
  const { table, column } = placeOf(key)
  for (let offset = 0; ; offset += pageSize) {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(t) - ${secrets}::text[] as row from ${sql.table(table)} as t
      where ${sql.ref(column)} = ${id} order by ctid limit ${pageSize} offset ${offset}`.execute(db)
    for (const { row } of rows) yield row
    if (rows.length < pageSize) return
  }
}

/** The files that a person sent, and those of their disk, each under a name of its own. */
export async function filesOf(db: Db, id: number): Promise<ZipEntry[]> {
  const { rows } = await sql<{ mark: string; name: string; ending: string; sha256: string }>`
    select left(key, 8) as mark, name, file_type as ending, sha256 from upload where account_id = ${id}
    union all
    select 'disk-' || disk_file.id, coalesce(name, ''), '', sha256 from disk_file
      where account_id = ${id} and sha256 is not null and upload_key is null
    order by mark`.execute(db)
  return rows.map(({ mark, name, ending, sha256 }) => ({ path: `文件/${mark}-${fit(name, ending)}`, sha256 }))
}

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unfit = /[\\/:*?"<>|\u0000-\u001f\u007f]/g

/** A name that every system takes, with the ending of what is kept. */
function fit(name: string, ending: string): string {
  const plain = name.replaceAll(unfit, '-').slice(0, 100)
  return ending === '' || plain.toLowerCase().endsWith(`.${ending}`) ? plain : `${plain}.${ending}`
}
