import type { ParsedOf } from '@xinpu/contract/endpoint'
import type { chat } from '@xinpu/contract/message'
import { Refusal } from '@xinpu/contract/refusal'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { throttle } from '../core/throttle.ts'
import { readUrl } from '../storage/upload-store.ts'
import { linesOf, presentLine } from './im-queries.ts'
import { noTalk } from './im-session.ts'
import { wake } from './unread-hub.ts'

type Sending = Context & { user: User }
type Draft = ParsedOf<typeof chat.send>

/** Lines of one person. */
const pace = { most: 120, minutes: 1 }

/** Says something: once for each number that the sender draws, however often it comes. */
export async function sendLine(context: Sending, draft: Draft): Promise<chat.ImMsg> {
  const { db, user } = context
  const said = await lineNumbered(db, user.id, draft.clientMsgId)
  if (said) return said
  await throttle(context, `line ${user.id}`, pace)
  return db.transaction().execute(async (tx) => {
    const peerId = await takeTurn(tx, user.id, draft.sessionId)
    const row = await tx
      .insertInto('im_msg')
      .values({ ...(await contentOf({ ...context, db: tx }, draft, peerId)), ...headOf(context, draft) })
      .onConflict((conflict) => conflict.columns(['from_id', 'client_msg_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row) await spread(tx, { id: row.id, from: user.id, at: context.now(), sessionId: draft.sessionId })
    await wake(tx, user.id, peerId)
    const line = await lineNumbered(tx, user.id, draft.clientMsgId)
    if (!line) throw noTalk()
    return line
  })
}

const headOf = ({ user, now }: Sending, { sessionId, msgType, clientMsgId }: Draft) => ({
  session_id: sessionId,
  from_id: user.id,
  kind: msgType,
  client_msg_id: clientMsgId,
  created_at: now(),
})

/** The talk is held until the transaction ends, so its lines are numbered in the order in which they are told. */
async function takeTurn(tx: Db, accountId: number, sessionId: number): Promise<number> {
  const members = await tx
    .selectFrom('im_member')
    .innerJoin('account', 'account.id', 'im_member.account_id')
    .select(['account_id', 'has_blocked', 'account.is_blocked'])
    .where('session_id', '=', sessionId)
    .orderBy('account_id')
    .forUpdate('im_member')
    .execute()
  const peer = members.find(({ account_id }) => account_id !== accountId)
  const own = members.find(({ account_id }) => account_id === accountId)
  if (!own || !peer) throw noTalk()
  if (own.has_blocked) throw new Refusal('您已屏蔽对方，解除屏蔽后才能发送', 'FORBIDDEN')
  if (peer.has_blocked || peer.is_blocked) throw new Refusal('对方不再接收您的消息', 'FORBIDDEN')
  return peer.account_id
}

/** What the line holds: words, a file that the sender has uploaded, or a card of what both may see. */
async function contentOf(context: Sending, { msgType, content, url, targetId }: Draft, peerId: number) {
  const nothing = { url: null, size: null, target_id: null }
  if (msgType === 'text') {
    if (content === '') throw wrong('content', '请输入聊天内容')
    return { ...nothing, content }
  }
  if (msgType === 'image' || msgType === 'file') {
    const file = await ownFile(context, url)
    return { ...nothing, content: content || file.name, url: url ?? null, size: file.size }
  }
  if (targetId === undefined) throw wrong('targetId', '请选择卡片内容')
  const title = await context.brought.cards[msgType](context.db, targetId, [context.user.id, peerId])
  if (title === undefined) throw new Refusal('这张卡片对方看不到，或已不在了', 'NOT_FOUND')
  return { ...nothing, content: title, target_id: targetId }
}

async function ownFile({ db, user }: Sending, url = '') {
  const row = await db
    .selectFrom('upload')
    .select(['name', 'size'])
    .where('key', '=', readUrl(url)?.key ?? '')
    .where('account_id', '=', user.id)
    .where('purpose', '=', 'chat')
    .executeTakeFirst()
  if (!row) throw wrong('url', '请上传图片或文件')
  return row
}

const wrong = (field: string, message: string) => new Refusal(message, 'INVALID', { errors: [{ field, message }] })

/** Both see the talk at the top of their lists; the other has one more to read. */
async function spread(tx: Db, { id, from, at, sessionId }: { id: number; from: number; at: Date; sessionId: number }) {
  await tx
    .updateTable('im_member')
    .set((on) => ({
      last_id: id,
      last_at: at,
      is_shown: true,
      unread: on
        .case()
        .when('account_id', '=', from)
        .then(0)
        .else(on('unread', '+', 1))
        .end(),
      read_id: on.case().when('account_id', '=', from).then(id).else(on.ref('read_id')).end(),
    }))
    .where('session_id', '=', sessionId)
    .execute()
}

async function lineNumbered(db: Db, accountId: number, clientMsgId: string): Promise<chat.ImMsg | undefined> {
  const row = await linesOf(db, accountId)
    .where('line.from_id', '=', accountId)
    .where('client_msg_id', '=', clientMsgId)
    .executeTakeFirst()
  return row && presentLine(row)
}
