import type { history } from '@xinpu/contract/account'
import type { InputOf } from '@xinpu/contract/endpoint'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { datasheetType, dropOldViews } from './kept-datasheets.ts'

type Views = InputOf<typeof history.merge>['views']

/**
 * Adds views that a browser remembered; answers how many are new, or newer than what was known. Rows go in by their
 * numbers, so that of two merges at once neither waits for the other for ever.
 */
export async function mergeViews(db: Db, accountId: number, views: Views, now: Date): Promise<number> {
  const told = views.map(({ type, targetId, viewedAt }) => ({ type, target: targetId, at: within(viewedAt, now) }))
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      insert into recent_view (account_id, type, target_id, viewed_at)
      select account.id, ${datasheetType}, datasheet.id, max(told.at)
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (type int, target int, at timestamptz)
      join datasheet on datasheet.id = told.target and datasheet.state = 'published'
      join account on account.id = ${accountId} and not account.pauses_history
      where told.type = ${datasheetType}
      group by account.id, datasheet.id
      order by datasheet.id
      on conflict (account_id, type, target_id) do update set viewed_at = excluded.viewed_at
        where recent_view.viewed_at < excluded.viewed_at
      returning id
    `.execute(tx)
    if (rows.length > 0) await dropOldViews(tx, accountId, datasheetType)
    return rows.length
  })
}

/** A browser's clock may be fast or was never set; nothing was seen later than now. */
const within = (viewedAt: string, now: Date) =>
  new Date(Math.min(Math.max(Date.parse(viewedAt), 0), now.getTime())).toISOString()
