import type { chat } from '@xinpu/contract/message'
import type { Context, User } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { holding, linesOf, presentLine, type Lines } from './im-queries.ts'
import { sendLine } from './im-send.ts'
import { noTalk } from './im-session.ts'
import { wake } from './unread-hub.ts'

export const chatHandlers: HandlersOf<typeof chat> = {
  async list({ sessionId, beforeId, afterId, keywords = '', pageSize }, { db, user }) {
    const member = await db
      .selectFrom('im_member')
      .select('session_id')
      .where('session_id', '=', sessionId)
      .where('account_id', '=', user.id)
      .executeTakeFirst()
    if (!member) throw noTalk()
    const lines = linesOf(db, user.id)
      .where('line.session_id', '=', sessionId)
      .$if(beforeId !== undefined, (found) => found.where('line.id', '<', beforeId ?? 0))
      .$if(afterId !== undefined, (found) => found.where('line.id', '>', afterId ?? 0))
      .$if(keywords !== '', (found) => found.where(holding('line.content', keywords)))
    return pageOf(lines, { isForward: afterId !== undefined, pageSize })
  },

  send: (draft, context) => sendLine(context, draft),

  async read({ sessionId }, context) {
    const peers = await markRead(context, sessionId)
    await wake(context.db, context.user.id, ...peers)
    return null
  },
}

/** One more than is shown tells whether there are others. */
async function pageOf(lines: Lines, { isForward, pageSize }: { isForward: boolean; pageSize: number }) {
  const found = await lines
    .orderBy('line.id', isForward ? 'asc' : 'desc')
    .limit(pageSize + 1)
    .execute()
  const shown = found.slice(0, pageSize)
  const data = (isForward ? shown : shown.toReversed()).map(presentLine)
  return { data, totalRecord: data.length, hasMore: found.length > pageSize }
}

/** Notes what was seen, and answers whom that concerns. */
async function markRead({ db, user }: Context & { user: User }, sessionId: number | undefined): Promise<number[]> {
  const rows = await db
    .updateTable('im_member')
    .set((on) => ({ unread: 0, read_id: on.ref('last_id') }))
    .where('account_id', '=', user.id)
    .where('unread', '>', 0)
    .$if(sessionId !== undefined, (members) => members.where('session_id', '=', sessionId ?? 0))
    .returning('peer_id')
    .execute()
  return rows.map(({ peer_id }) => peer_id)
}
