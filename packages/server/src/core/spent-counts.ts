import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Deletes counts that ended a day ago, and servers that have not counted for a day. */
export async function deleteSpentCounts(db: Db, now: Date): Promise<void> {
  const yesterday = sql`${now}::timestamptz - interval '1 day'`
  await sql`
    with counted as (delete from limit_count where ends_at < ${yesterday}),
      counter as (delete from limit_server where seen_at < now() - interval '1 day')
    delete from attempt where ends_at < ${yesterday}
  `.execute(db)
}
