import type { promise } from '@xinpu/contract/message'
import { Refusal } from '@xinpu/contract/refusal'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { linesOf, presentLine } from './im-lines.ts'
import { presentPromise, promisesOf } from './promise-queries.ts'
import { seatIn, wakeTalks } from './im-seats.ts'

/** Promises of a talk. */
const most = 100

type Asking = Context & { user: User }

export const promiseHandlers: HandlersOf<typeof promise> = {
  async list({ sessionId }, { db, user }) {
    await seatIn(db, user.id, sessionId)
    const rows = await promisesOf(db, user.id)
      .where('line.session_id', '=', sessionId)
      .orderBy('promise.kept_at', (order) => order.asc().nullsFirst())
      .orderBy('promise.due_day', (order) => order.asc().nullsLast())
      .orderBy('line.id')
      .limit(most)
      .execute()
    return rows.map(presentPromise)
  },

  async mark({ id, dueDay = null }, context) {
    const { db, user, now } = context
    const line = await lineOf(db, user.id, id)
    await db.transaction().execute(async (tx) => {
      await keepFew(tx, line.sessionId, id)
      const values = { msg_id: id, session_id: line.sessionId, marked_by: user.id, kept_at: null, created_at: now() }
      await tx
        .insertInto('im_promise')
        .values({ ...values, due_day: dueDay })
        .onConflict((conflict) => conflict.column('msg_id').doUpdateSet({ due_day: dueDay }))
        .execute()
      await wakeTalks(tx, line.sessionId)
    })
    return promiseOf(db, user.id, id)
  },

  async settle({ id, status }, context) {
    const { db, user, now } = context
    const found = await promiseOf(db, user.id, id)
    if (found.isOwn) throw new Refusal('是否兑现由对方来记', 'FORBIDDEN')
    await db
      .updateTable('im_promise')
      .set({ kept_at: status === 1 ? now() : null })
      .where('msg_id', '=', id)
      .execute()
    await wakeTalks(db, found.sessionId)
    return promiseOf(db, user.id, id)
  },

  async remove({ id }, context) {
    const found = await promiseOf(context.db, context.user.id, id)
    if (!(await isOurs(context, found))) throw new Refusal('这条承诺是对方记下的', 'FORBIDDEN')
    await context.db.deleteFrom('im_promise').where('msg_id', '=', id).execute()
    await wakeTalks(context.db, found.sessionId)
    return null
  },
}

async function lineOf(db: Db, accountId: number, id: number) {
  const row = await linesOf(db, accountId).where('line.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('没有找到这条消息', 'NOT_FOUND')
  return presentLine(row)
}

async function promiseOf(db: Db, accountId: number, id: number): Promise<promise.ImPromise> {
  const row = await promisesOf(db, accountId).where('line.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('没有找到这条承诺', 'NOT_FOUND')
  return presentPromise(row)
}

/** Held until the transaction ends: two who mark at once do not mark one too many. */
async function keepFew(tx: Db, sessionId: number, id: number): Promise<void> {
  await tx.selectFrom('im_session').select('id').where('id', '=', sessionId).forUpdate().execute()
  const { count } = await tx
    .selectFrom('im_promise')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('session_id', '=', sessionId)
    .where('msg_id', '<>', id)
    .executeTakeFirstOrThrow()
  if (count >= most) throw new Refusal(`一个会话最多记 ${most} 条承诺，先删掉几条`, 'CONFLICT')
}

/** Whether the side of the one who asks wrote it down: they, or at a desk whoever is not the guest. */
async function isOurs({ db, user }: Asking, { sessionId, markedBy }: promise.ImPromise): Promise<boolean> {
  const seat = await seatIn(db, user.id, sessionId)
  return seat.enterprise_id === null ? markedBy.id === user.id : markedBy.id !== seat.peer_id
}
