import type { message } from '@xinpu/contract/message'
import { Refusal } from '@xinpu/contract/refusal'
import { throttle } from '../core/throttle.ts'
import type { ContextFor } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { messagesOf, present } from './message-row.ts'
import { notify } from './notify.ts'

/** Letters from one person to all others. */
const pace = { most: 20, minutes: 60 }

interface Letter {
  to: number
  title: string
  content: string
}

/** Sends a letter; nobody is told of an account that is blocked, so it reads like one that is not there. */
export async function sendLetter(
  context: ContextFor<'user'>,
  { to, title, content }: Letter,
): Promise<message.MessageVO> {
  const { db, user } = context
  if (to === user.id)
    throw new Refusal('不能给自己发私信', 'INVALID', { errors: [{ field: 'toId', message: '不能给自己发私信' }] })
  await throttle(context, `letter ${user.id}`, pace)
  const recipient = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', to)
    .where('is_blocked', '=', false)
    .executeTakeFirst()
  if (!recipient) throw new Refusal('没有找到收件人', 'NOT_FOUND')
  if (await hasBlocked(db, to, user.id)) throw new Refusal('对方不再接收您的消息', 'FORBIDDEN')
  const { id } = await notify(db, { to, kind: 'mail', title, content, from: user.id })
  return present(await messagesOf(db, to).where('message.id', '=', id).executeTakeFirstOrThrow())
}

/** Who takes no lines of somebody takes no letters either. */
const hasBlocked = async (db: Db, accountId: number, peerId: number): Promise<boolean> =>
  (await db
    .selectFrom('im_member')
    .select('id')
    .where('account_id', '=', accountId)
    .where('peer_id', '=', peerId)
    .where('has_blocked', '=', true)
    .executeTakeFirst()) !== undefined
