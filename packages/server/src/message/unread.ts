import type { unread } from '@xinpu/contract/message'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'

export const unreadHandlers: HandlersOf<typeof unread> = {
  counts: (_, { db, user }) => unreadOf(db, user.id),
  im: (_, { db, user }) => unreadLinesOf(db, user.id),
}

const kinds = ['comment', 'fans', 'like', 'mail', 'notification', 'platform'] as const

/** The unread messages of a person: one row, from an index that holds unread ones alone. */
export const unreadOf = (db: Db, accountId: number): Promise<unread.UnReadCount> =>
  db
    .selectFrom('message')
    .select(({ fn }) => kinds.map((kind) => fn.countAll<number>().filterWhere('kind', '=', kind).as(kind)))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .where('is_read', '=', false)
    .executeTakeFirstOrThrow()

/** Lines of all talks that a person has not seen, from an index that holds talks with some alone. */
export async function unreadLinesOf(db: Db, accountId: number): Promise<number> {
  const { lines } = await db
    .selectFrom('im_member')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('unread'), sql<number>`0`).as('lines'))
    .where('account_id', '=', accountId)
    .where('unread', '>', 0)
    .executeTakeFirstOrThrow()
  return Number(lines)
}
