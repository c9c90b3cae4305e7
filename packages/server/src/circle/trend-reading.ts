import { fullDay } from '@xinpu/sdk/format'
import { readerOf } from '../article/reading.ts'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { trendSeenBy } from './trend-seen.ts'

const day = 24 * 60 * 60_000

/** Counts that somebody read a post; a reader counts once a day, its writer not at all. */
export async function countTrendRead(context: Context, id: number): Promise<void> {
  const { db, user, now } = context
  const row = await trendSeenBy(db, id, undefined)
  if (user?.id === row.account_id) return
  const isNew = await db
    .insertInto('trend_reader')
    .values({ trend_id: id, ...readerOf(context, now()) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('trend_id')
    .executeTakeFirst()
  if (!isNew) return
  await db
    .updateTable('trend')
    .set(({ eb }) => ({ view_count: eb('view_count', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Forgets who read what before yesterday. For a daily round. */
export async function forgetReaders(db: Db, now: Date): Promise<void> {
  const yesterday = fullDay(new Date(now.getTime() - day))
  await db.deleteFrom('trend_reader').where('day', '<', yesterday).execute()
}
