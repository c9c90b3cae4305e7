import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** Deletes codes to scan, and what the sandbox granted, that ended a day ago. */
export async function deleteSpentTickets(db: Db, now: Date): Promise<void> {
  const yesterday = sql`${now}::timestamptz - interval '1 day'`
  await sql`
    with ticket as (delete from qr_ticket where expires_at < ${yesterday})
    delete from sandbox_grant where expires_at < ${yesterday}
  `.execute(db)
}
