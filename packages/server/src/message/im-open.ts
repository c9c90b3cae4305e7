import type { session } from '@xinpu/contract/message'
import { Refusal } from '@xinpu/contract/refusal'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { throttle } from '../core/throttle.ts'

/** New talks with people one has not talked to. */
const pace = { most: 30, minutes: 60 }

/** What a talk is about. */
export interface Pinned {
  topic: session.ImTopic
  topic_id: number
}

/** The talk with a person, opened where there is none; answers its number. What two people come to talk about is pinned. */
export async function openTalk(context: Context & { user: User }, peerId: number, pinned?: Pinned): Promise<number> {
  const { db, user } = context
  if (peerId === user.id) throw new Refusal('不能和自己对话', 'INVALID')
  const [low = 0, high = 0] = [user.id, peerId].toSorted((one, other) => one - other)
  const known = await db
    .selectFrom('im_session')
    .select('id')
    .where('low_id', '=', low)
    .where('high_id', '=', high)
    .executeTakeFirst()
  if (!known) await mayBegin(context, peerId)
  return db.transaction().execute(async (tx) => {
    const id = known?.id ?? (await begin(tx, { low, high, at: context.now() }))
    await tx
      .updateTable('im_member')
      .set({ is_shown: true })
      .where('session_id', '=', id)
      .where('account_id', '=', user.id)
      .execute()
    if (pinned) await tx.updateTable('im_session').set(pinned).where('id', '=', id).execute()
    return id
  })
}

/** Nobody is told of an account that is blocked: it reads like one that is not there. */
async function mayBegin(context: Context & { user: User }, peerId: number): Promise<void> {
  const peer = await context.db
    .selectFrom('account')
    .select('id')
    .where('id', '=', peerId)
    .where('is_blocked', '=', false)
    .executeTakeFirst()
  if (!peer) throw new Refusal('没有找到对方', 'NOT_FOUND')
  await countBeginning(context)
}

/** Nobody begins talks with everybody. */
export const countBeginning = (context: Context & { user: User }) => throttle(context, `talk ${context.user.id}`, pace)

/** Two who begin at once begin the same. */
async function begin(tx: Db, { low, high, at }: { low: number; high: number; at: Date }): Promise<number> {
  await tx
    .insertInto('im_session')
    .values({ low_id: low, high_id: high, created_at: at, topic: null, topic_id: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await tx
    .selectFrom('im_session')
    .select('id')
    .where('low_id', '=', low)
    .where('high_id', '=', high)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('im_member')
    .values([
      { session_id: id, account_id: low, peer_id: high, last_at: at },
      { session_id: id, account_id: high, peer_id: low, last_at: at },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}
