import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** Kinds of things that people look at and keep, by the numbers that the contract gives them. */
export const datasheetType = 1
export const agentType = 3
export const demandType = 4

/** Views of one kind that are kept of a person; the oldest go. */
const mostViews = 500

/** Whether something is among a person's favourites. */
export async function isFavour(db: Db, accountId: number, type: number, targetId: number): Promise<boolean> {
  const row = await db
    .selectFrom('favour')
    .select('type')
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .where('target_id', '=', targetId)
    .executeTakeFirst()
  return row !== undefined
}

/** Remembers a view, unless the person wishes otherwise; seen again, a thing moves to the top. */
export async function rememberView(
  db: Db,
  accountId: number,
  { type, targetId, at }: { type: number; targetId: number; at: Date },
): Promise<void> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into recent_view (account_id, type, target_id, viewed_at)
    select id, ${type}::int, ${targetId}::int, ${at}::timestamptz
    from account where id = ${accountId} and not pauses_history
    on conflict (account_id, type, target_id) do update set viewed_at = excluded.viewed_at
    returning xmax = 0 as is_new
  `.execute(db)
  if (rows[0]?.is_new) await dropOldViews(db, accountId, type)
}

/** Leaves the newest views. Of two at one instant the same one stays, whichever came in first. */
export const dropOldViews = (db: Db, accountId: number, type: number) =>
  db
    .deleteFrom('recent_view')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('recent_view')
        .select('id')
        .where('account_id', '=', accountId)
        .where('type', '=', type)
        .orderBy('viewed_at', 'desc')
        .orderBy('target_id', 'desc')
        .offset(mostViews),
    )
    .execute()
