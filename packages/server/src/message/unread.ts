import type { unread } from '@xinpu/contract/message'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { seatsOf } from './im-seats.ts'
import { quietSince } from './quiet.ts'
import { storedSetting } from './setting.ts'

export const unreadHandlers: HandlersOf<typeof unread> = {
  counts: (_, { db, user, now }) => unreadOf(db, user.id, now()),
  im: (_, { db, user }) => unreadLinesOf(db, user.id),
}

const kinds = ['comment', 'fans', 'like', 'mail', 'notification', 'platform'] as const

/** The unread messages of a person: one row, from an index that holds unread ones alone. What is muted raises no total. */
export async function unreadOf(db: Db, accountId: number, now: Date): Promise<unread.UnReadCount> {
  const setting = await storedSetting(db, accountId)
  const since = quietSince(setting, now)
  const loud = kinds.filter((kind) => !setting?.muted.includes(kind))
  return db
    .selectFrom('message')
    .select(({ fn }) => kinds.map((kind) => fn.countAll<number>().filterWhere('kind', '=', kind).as(kind)))
    .select(({ fn }) =>
      fn
        .countAll<number>()
        .filterWhere('kind', 'in', loud.length > 0 ? loud : [sql<'mail'>`null`])
        .filterWhere('created_at', '<', since ?? sql<Date>`'infinity'`)
        .as('total'),
    )
    .where('account_id', '=', accountId)
    .where('is_read', '=', false)
    .executeTakeFirstOrThrow()
}

/** Lines of all talks that a person has not seen; of their company's desk, of talks that they have or nobody has. */
export async function unreadLinesOf(db: Db, accountId: number): Promise<number> {
  const { lines } = await db
    .selectFrom(seatsOf(db, accountId).as('seat'))
    .select(({ fn }) => fn.coalesce(fn.sum<number>('unread'), sql<number>`0`).as('lines'))
    .where('unread', '>', 0)
    .where((on) => on.or([on('keeper_id', 'is', null), on('keeper_id', '=', accountId)]))
    .executeTakeFirstOrThrow()
  return Number(lines)
}
