import { sql } from 'kysely'
import { outboxDays } from '../search/index/outbox.ts'
import type { Db } from './database.ts'

/**
 * Deletes codes, tickets and counts that ended a day ago, sessions that are over, and what the outbox told a week ago: an
 * index that has not read it by then is made anew.
 */
export async function deleteSpent(db: Db, now: Date): Promise<void> {
  const yesterday = sql`${now}::timestamptz - interval '1 day'`
  await sql`
    with code as (delete from sent_code where expires_at < ${yesterday}),
      ticket as (delete from qr_ticket where expires_at < ${yesterday}),
      permit as (delete from sandbox_grant where expires_at < ${yesterday}),
      exchange as (delete from exchange_code where expires_at < ${yesterday}),
      try as (delete from attempt where ends_at < ${yesterday}),
      counted as (delete from limit_count where ends_at < ${yesterday}),
      counter as (delete from limit_server where seen_at < now() - interval '1 day'),
      told as (delete from outbox where created_at < ${now}::timestamptz - make_interval(days => ${outboxDays}))
    delete from session where sid_expires < ${now}
  `.execute(db)
}
