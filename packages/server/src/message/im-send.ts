import type { ParsedOf } from '@xinpu/contract/endpoint'
import type { chat } from '@xinpu/contract/message'
import { Refusal, wrongField } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { throttle } from '../core/throttle.ts'
import { creatorOf } from '../enterprise/membership.ts'
import { readUrl } from '../storage/upload-store.ts'
import { linesOf, presentLine } from './im-lines.ts'
import { seatIn, wakeTalks } from './im-seats.ts'
import { noTalk } from './no-talk.ts'

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
    const sides = await takeTurn(tx, user.id, draft.sessionId)
    const row = await tx
      .insertInto('im_msg')
      .values({ ...(await contentOf({ ...context, db: tx }, draft, sides)), ...headOf(context, draft) })
      .onConflict((conflict) => conflict.columns(['from_id', 'client_msg_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row) await spread(tx, { id: row.id, sides, from: user.id, at: context.now() })
    await wakeTalks(tx, draft.sessionId)
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

/** The two sides of a talk, as one who speaks finds them. */
interface Sides {
  own: Side
  peer: Side
}

interface Side {
  id: number
  account_id: number | null
  enterprise_id: number | null
}

/** The talk is held until the transaction ends, so its lines are numbered in the order in which they are told. */
async function takeTurn(tx: Db, accountId: number, sessionId: number): Promise<Sides> {
  const seat = await seatIn(tx, accountId, sessionId)
  const sides = await tx
    .selectFrom('im_member')
    .leftJoin('account', 'account.id', 'im_member.account_id')
    .select(['im_member.id', 'account_id', 'enterprise_id', 'has_blocked', 'account.is_blocked'])
    .where('session_id', '=', sessionId)
    .orderBy('im_member.id')
    .forUpdate('im_member')
    .execute()
  const own = sides.find(({ id }) => id === seat.id)
  const peer = sides.find(({ id }) => id !== seat.id)
  if (!own || !peer) throw noTalk()
  if (own.has_blocked) throw new Refusal('您已屏蔽对方，解除屏蔽后才能发送', 'FORBIDDEN')
  if (peer.has_blocked || peer.is_blocked) throw new Refusal('对方不再接收您的消息', 'FORBIDDEN')
  return { own, peer }
}

/** Who must be able to see a card: the one who sends it, and the other; whoever keeps a company stands for its desk. */
async function readersOf(tx: Db, accountId: number, { peer }: Sides): Promise<number[]> {
  const other = peer.account_id ?? (await creatorOf(tx, peer.enterprise_id ?? 0))
  return other === undefined ? [accountId] : [accountId, other]
}

/** What the line holds: words, a file that the sender has uploaded, or a card of what both may see. */
async function contentOf(context: Sending, { msgType, content, url, targetId }: Draft, sides: Sides) {
  const nothing = { url: null, size: null, target_id: null }
  if (msgType === 'text') {
    if (content === '') throw wrongField('content', '请输入聊天内容')
    return { ...nothing, content }
  }
  if (msgType === 'image' || msgType === 'file') {
    const file = await ownFile(context, url)
    return { ...nothing, content: content || file.name, url: url ?? null, size: file.size }
  }
  if (targetId === undefined) throw wrongField('targetId', '请选择卡片内容')
  const readers = await readersOf(context.db, context.user.id, sides)
  const title = await context.brought.cards[msgType](context.db, targetId, readers)
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
  if (!row) throw wrongField('url', '请上传图片或文件')
  return row
}

interface Spoken {
  id: number
  sides: Sides
  from: number
  at: Date
}

/** Both see the talk at the top of their lists; the other has one more to read. Who answers at a desk has the talk then. */
async function spread(tx: Db, { id, sides: { own, peer }, from, at }: Spoken): Promise<void> {
  const told = { last_id: id, last_at: at, is_shown: true }
  await tx
    .updateTable('im_member')
    .set((on) => ({
      ...told,
      unread: 0,
      read_id: id,
      ...(own.enterprise_id !== null && { keeper_id: on.fn.coalesce('keeper_id', on.val(from)) }),
    }))
    .where('id', '=', own.id)
    .execute()
  await tx
    .updateTable('im_member')
    .set((on) => ({
      ...told,
      unread: on('unread', '+', 1),
      // Who has left the company has none of its talks: all its people are told then.
      ...(peer.enterprise_id !== null && { keeper_id: stillAt(tx, peer.enterprise_id) }),
    }))
    .where('id', '=', peer.id)
    .execute()
}

/** Who has a talk of a desk, as long as they sit at it. */
const stillAt = (tx: Db, enterpriseId: number) =>
  tx
    .selectFrom('enterprise_member')
    .select('account_id')
    .where(sql<boolean>`account_id = im_member.keeper_id`)
    .where('enterprise_id', '=', enterpriseId)
    .where('status', '=', 'joined')

async function lineNumbered(db: Db, accountId: number, clientMsgId: string): Promise<chat.ImMsg | undefined> {
  const row = await linesOf(db, accountId)
    .where('line.from_id', '=', accountId)
    .where('client_msg_id', '=', clientMsgId)
    .executeTakeFirst()
  return row && presentLine(row)
}
