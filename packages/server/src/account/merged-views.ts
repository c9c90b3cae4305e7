import type { history } from '@xinpu/contract/account'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { sql } from 'kysely'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { dropOldViews } from './recent-views.ts'
import type { ViewKind, ViewKinds } from './view-kind.ts'

type Views = ParsedOf<typeof history.merge>['views']

/** Adds views that a browser remembered; answers how many are new, or newer than what was known. */
export async function mergeViews(
  { db, user, now, brought }: Pick<Context, 'db' | 'now' | 'brought'> & { user: User },
  views: Views,
): Promise<number> {
  const told = views.map(({ type, targetId, viewedAt }) => ({ type, target: targetId, at: within(viewedAt, now()) }))
  const types = [...new Set(views.map(({ type }) => type))].toSorted((one, other) => one - other)
  return db.transaction().execute(async (tx) => {
    let merged = 0
    for (const type of types)
      merged += await mergeKind(tx, user.id, { type, kinds: brought.views, told: JSON.stringify(told) })
    return merged
  })
}

interface Told {
  type: keyof ViewKinds
  kinds: ViewKinds
  /** Every view that the browser told, as JSON. */
  told: string
}

/** Rows go in by their numbers, so that of two merges at once neither waits for the other for ever. */
async function mergeKind(tx: Db, accountId: number, { type, kinds, told }: Told): Promise<number> {
  const kind: ViewKind | 'unbuilt' = kinds[type]
  if (kind === 'unbuilt') return 0
  const { rows } = await sql`
    insert into recent_view (account_id, type, target_id, viewed_at)
    select account.id, ${type}, shown.id, max(told.at)
    from jsonb_to_recordset(${told}::jsonb) as told (type int, target int, at timestamptz)
    join (${kind.shown}) shown on shown.id = told.target
    join account on account.id = ${accountId} and not account.pauses_history
    where told.type = ${type}
    group by account.id, shown.id
    order by shown.id
    on conflict (account_id, type, target_id) do update set viewed_at = excluded.viewed_at
      where recent_view.viewed_at < excluded.viewed_at
    returning id
  `.execute(tx)
  if (rows.length > 0) await dropOldViews(tx, accountId, type)
  return rows.length
}

/** A browser's clock may be fast or was never set; nothing was seen later than now. */
const within = (viewedAt: string, now: Date) =>
  new Date(Math.min(Math.max(Date.parse(viewedAt), 0), now.getTime())).toISOString()
