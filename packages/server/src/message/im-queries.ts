import type { chat, session } from '@xinpu/contract/message'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** Talks of a person, with whom, and what was said last. */
export const talksOf = (db: Db, accountId: number) =>
  db
    .selectFrom('im_member as member')
    .innerJoin('im_session', 'im_session.id', 'member.session_id')
    .innerJoin('account as peer', 'peer.id', 'member.peer_id')
    .leftJoin('im_msg as last', 'last.id', 'member.last_id')
    .leftJoin('enterprise_member as place', (join) =>
      join.onRef('place.account_id', '=', 'member.peer_id').on('place.status', '=', 'joined'),
    )
    .leftJoin('enterprise', (join) =>
      join.onRef('enterprise.id', '=', 'place.enterprise_id').on('enterprise.status', '=', 'certified'),
    )
    .select(['member.session_id as id', 'member.unread', 'member.last_at', 'member.has_blocked', 'topic', 'topic_id'])
    .select(['peer.id as peer_id', 'peer.avatar', 'peer.nick_name', 'enterprise.id as company_id'])
    .select(['enterprise.name as company', 'last.kind as last_kind', 'last.content as last_content'])
    .where('member.account_id', '=', accountId)

export type Talks = ReturnType<typeof talksOf>

type TalkRow = Awaited<ReturnType<Talks['executeTakeFirstOrThrow']>>

/** A talk as the list shows it. */
export const presentTalk = (row: TalkRow): session.ImSession => ({
  id: row.id,
  peer: { id: row.peer_id, avatar: row.avatar, nickName: row.nick_name },
  ...(row.company !== null && row.company_id !== null && { company: row.company, companyId: row.company_id }),
  lastMsg: row.last_kind === null ? '' : shortOf(row.last_kind, row.last_content ?? ''),
  lastTime: row.last_at.toISOString(),
  unreadNum: row.unread,
  ...(row.topic !== null && row.topic_id !== null && { topic: row.topic, topicId: row.topic_id }),
  isBlocked: row.has_blocked,
})

const marks: Record<chat.ImMsgType, string> = {
  text: '',
  image: '[图片] ',
  file: '[文件] ',
  part: '[型号] ',
  datasheet: '[资料] ',
  goods: '[商品] ',
  demand: '[供求] ',
  quote: '[报价] ',
  order: '[订单] ',
}

/** A line in the few words of a list. */
const shortOf = (kind: chat.ImMsgType, content: string): string => `${marks[kind]}${content}`.trim().slice(0, 120)

/** Whether a column holds some words, in whatever case. */
export const holding = (column: string, keywords: string) =>
  sql<boolean>`position(lower(${keywords}) in lower(${sql.ref(column)})) > 0`

/** Lines of talks, as the one who asks sees them. */
export const linesOf = (db: Db, accountId: number) =>
  db
    .selectFrom('im_msg as line')
    .innerJoin('im_member as own', (join) =>
      join.onRef('own.session_id', '=', 'line.session_id').on('own.account_id', '=', accountId),
    )
    .innerJoin('im_member as other', (join) =>
      join.onRef('other.session_id', '=', 'line.session_id').onRef('other.account_id', '=', 'own.peer_id'),
    )
    .selectAll('line')
    .select(['own.account_id as reader_id', 'own.peer_id', 'own.read_id as own_read', 'other.read_id as peer_read'])

export type Lines = ReturnType<typeof linesOf>

type LineRow = Awaited<ReturnType<Lines['executeTakeFirstOrThrow']>>

/** A line as it goes over the wire. */
export function presentLine(row: LineRow): chat.ImMsg {
  const isMine = row.from_id === row.reader_id
  return {
    id: row.id,
    sessionId: row.session_id,
    fromId: row.from_id,
    toId: isMine ? row.peer_id : row.reader_id,
    msgType: row.kind,
    content: row.content,
    ...(row.url !== null && { url: row.url }),
    ...(row.size !== null && { size: row.size }),
    ...(row.target_id !== null && { targetId: row.target_id }),
    clientMsgId: isMine ? row.client_msg_id : '',
    isRead: row.id <= (isMine ? row.peer_read : row.own_read),
    createTime: row.created_at.toISOString(),
  }
}
