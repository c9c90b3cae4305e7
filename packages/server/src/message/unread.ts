import type { unread } from '@xinpu/contract/message'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import type { Unbuilt } from './index.ts'

export const unreadHandlers: HandlersOf<typeof unread, Unbuilt['unread']> = {
  counts: (_, { db, user }) => unreadOf(db, user.id),
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
