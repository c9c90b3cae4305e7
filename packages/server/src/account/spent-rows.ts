import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** Deletes codes that ended a day ago, and sessions that are over. */
export async function deleteSpent(db: Db, now: Date): Promise<void> {
  const yesterday = sql`${now}::timestamptz - interval '1 day'`
  await sql`
    with code as (delete from sent_code where expires_at < ${yesterday}),
      exchange as (delete from exchange_code where expires_at < ${yesterday})
    delete from session where sid_expires < ${now}
  `.execute(db)
}
