import type { message } from '@xinpu/contract/demand'
import { Refusal } from '@xinpu/contract/refusal'
import { hideContacts } from '@xinpu/trade/demand-text'
import { sql } from 'kysely'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { throttle } from '../core/throttle.ts'
import { notify } from '../message/notify.ts'
import { demandSeenBy, isOpen, type DemandRow } from './demand-queries.ts'
import { answersOf, messages, parentOf, presentMessage, presentThreads } from './message-queries.ts'
import type { Posting } from './posting.ts'

const pace = { most: 60, minutes: 60 }

export const messageHandlers: HandlersOf<typeof message> = {
  async list({ demandId, ...page }, { db, user }) {
    await demandSeenBy(db, demandId, user?.id)
    const query = messages(db)
      .where('demand_id', '=', demandId)
      .where('parent_id', 'is', null)
      .orderBy('demand_message.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    const answers = await answersOf(
      db,
      rows.map(({ id }) => id),
    )
    return { data: presentThreads(rows, answers), totalRecord: total }
  },

  add: (told, context) => leave(context, told),

  async remove({ id }, { db, user }) {
    await db.transaction().execute(async (tx) => {
      const gone = await tx
        .deleteFrom('demand_message')
        .where('id', '=', id)
        .where('account_id', '=', user.id)
        .returning('demand_id')
        .executeTakeFirst()
      if (!gone) throw new Refusal('没有找到这条留言', 'NOT_FOUND')
      await recount(tx, gone.demand_id)
    })
    return null
  },

  async mine({ isRead, ...page }, { db, user }) {
    const query = messages(db)
      .innerJoin('demand', 'demand.id', 'demand_id')
      .select(['demand.type', 'demand.model'])
      .where('to_id', '=', user.id)
      .$if(isRead !== undefined, (found) => found.where('is_read', '=', isRead === true))
      .orderBy('demand_message.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    const data = rows.map((row) => ({
      ...presentMessage(row, []),
      demandVO: { id: row.demand_id, type: row.type, model: row.model },
    }))
    return { data, totalRecord: total }
  },

  async read({ ids }, { db, user }) {
    const read = await db
      .updateTable('demand_message')
      .set({ is_read: true })
      .where('to_id', '=', user.id)
      .where('id', '=', oneOf(ids))
      .returning('id')
      .execute()
    if (read.length < new Set(ids).size) throw new Refusal('没有找到这条留言', 'NOT_FOUND')
    return null
  },
}

/** Leaves a message; whom it is for is told. */
async function leave(
  context: Posting,
  { demandId, content, parentId }: { demandId: number; content: string; parentId?: number | undefined },
) {
  const { db, user, now } = context
  await throttle(context, `demand message ${user.id}`, pace)
  const post = await demandSeenBy(db, demandId, user.id)
  const parent = parentId === undefined ? undefined : await parentOf(db, demandId, parentId)
  const for_ = parent?.account_id ?? post.account_id
  return db.transaction().execute(async (tx) => {
    await refuseEnded(tx, post, now())
    const { id } = await tx
      .insertInto('demand_message')
      .values({
        demand_id: demandId,
        account_id: user.id,
        parent_id: parent?.thread ?? null,
        to_id: for_ === user.id ? null : for_,
        content: hideContacts(content),
        created_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recount(tx, demandId)
    if (for_ !== user.id) await tell(tx, post, { to: for_, from: user.id, isAnswer: parent !== undefined })
    return presentMessage(await messages(tx).where('demand_message.id', '=', id).executeTakeFirstOrThrow(), [])
  })
}

type Tx = Posting['db']

/** Under a post that ended nobody asks any more; two at one moment are put one after the other by its row. */
async function refuseEnded(tx: Tx, { id }: DemandRow, at: Date): Promise<void> {
  const open = await tx
    .selectFrom('demand')
    .select('id')
    .where('id', '=', id)
    .where(isOpen(at))
    .forUpdate()
    .executeTakeFirst()
  if (!open) throw new Refusal('这条供求已结束，不能再留言', 'CONFLICT')
}

const recount = (tx: Tx, demandId: number) =>
  tx
    .updateTable('demand')
    .set({ message_count: sql`(select count(*)::int from demand_message where demand_id = ${demandId})` })
    .where('id', '=', demandId)
    .execute()

const tell = (tx: Tx, post: DemandRow, { to, from, isAnswer }: { to: number; from: number; isAnswer: boolean }) =>
  notify(tx, {
    to,
    from,
    kind: 'comment',
    title: isAnswer ? `${post.model} 的留言有了回复` : `${post.model} 有新留言`,
    content: `${post.type === 1 ? '求购' : '供应'} ${post.model}`,
    url: `/inquiry/demandDetails/${post.id}?tab=messages`,
  })
