import type { chat } from '@xinpu/contract/message'
import type { Context, User } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { linesOf } from './im-lines.ts'
import { pageOf, stretchAround } from './im-page.ts'
import { holding } from './im-queries.ts'
import { reportTalk } from './im-report.ts'
import { seatIn, seatsOf, wakeTalks } from './im-seats.ts'
import { sendLine } from './im-send.ts'

export const chatHandlers: HandlersOf<typeof chat> = {
  async list({ sessionId, beforeId, afterId, aroundId, keywords = '', pageSize }, { db, user }) {
    await seatIn(db, user.id, sessionId)
    const all = linesOf(db, user.id).where('line.session_id', '=', sessionId)
    if (aroundId !== undefined) return stretchAround(all, aroundId, pageSize)
    const lines = all
      .$if(beforeId !== undefined, (found) => found.where('line.id', '<', beforeId ?? 0))
      .$if(afterId !== undefined, (found) => found.where('line.id', '>', afterId ?? 0))
      .$if(keywords !== '', (found) => found.where(holding('line.content', keywords)))
    return pageOf(lines, { isForward: afterId !== undefined, pageSize })
  },

  send: (draft, context) => sendLine(context, draft),

  async report(draft, context) {
    await reportTalk(context, draft)
    return null
  },

  async read({ sessionId }, context) {
    await wakeTalks(context.db, ...(await markRead(context, sessionId)))
    return null
  },
}

/** Notes what was seen, and answers in which talks. What comes to a desk is seen by who has it, or by anybody. */
async function markRead({ db, user }: Context & { user: User }, sessionId: number | undefined): Promise<number[]> {
  const seats = db
    .selectFrom(seatsOf(db, user.id).as('seat'))
    .select('id')
    .where('unread', '>', 0)
    .where((on) => on.or([on('keeper_id', 'is', null), on('keeper_id', '=', user.id)]))
    .$if(sessionId !== undefined, (found) => found.where('session_id', '=', sessionId ?? 0))
  const rows = await db
    .updateTable('im_member')
    .set((on) => ({ unread: 0, read_id: on.ref('last_id') }))
    .where('id', 'in', seats)
    .returning('session_id')
    .execute()
  return rows.map(({ session_id }) => session_id)
}
