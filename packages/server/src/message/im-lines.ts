import type { chat } from '@xinpu/contract/message'
import { sql } from 'kysely'
import { presentPerson } from '../account/person.ts'
import type { Db } from '../core/database.ts'
import { seatsOf } from './im-seats.ts'

/** Lines of talks, as the one who asks sees them. */
export const linesOf = (db: Db, accountId: number) =>
  db
    .selectFrom('im_msg as line')
    .innerJoin(seatsOf(db, accountId).as('own'), 'own.session_id', 'line.session_id')
    .innerJoin('im_member as other', (join) =>
      join.onRef('other.session_id', '=', 'line.session_id').onRef('other.id', '<>', 'own.id'),
    )
    .leftJoin('account as speaker', 'speaker.id', 'line.from_id')
    .selectAll('line')
    .select(['own.account_id as reader_id', 'own.peer_id', 'own.read_id as own_read', 'other.read_id as peer_read'])
    .select(['own.enterprise_id as own_desk', 'other.enterprise_id as peer_desk'])
    .select(['speaker.avatar as speaker_avatar', 'speaker.nick_name as speaker_name'])
    .select(sql<number>`${accountId}::int`.as('asker_id'))

export type Lines = ReturnType<typeof linesOf>

type LineRow = Awaited<ReturnType<Lines['executeTakeFirstOrThrow']>>

/** Whether the side of the one who asks said it. */
const isOwnLine = ({ own_desk, from_id, peer_id, reader_id }: LineRow): boolean =>
  own_desk === null ? from_id === reader_id : from_id !== peer_id

/** A line as it goes over the wire. */
export function presentLine(row: LineRow): chat.ImMsg {
  const isOwn = isOwnLine(row)
  const to = isOwn ? row.peer_id : row.reader_id
  const speaksForDesk = (isOwn ? row.own_desk : row.peer_desk) !== null
  return {
    id: row.id,
    sessionId: row.session_id,
    fromId: row.from_id,
    ...(to !== null && { toId: to }),
    isOwn,
    ...(speaksForDesk && {
      speaker: presentPerson({ id: row.from_id, avatar: row.speaker_avatar, nickName: row.speaker_name }),
    }),
    msgType: row.kind,
    content: row.content,
    ...(row.url !== null && { url: row.url }),
    ...(row.size !== null && { size: row.size }),
    ...(row.target_id !== null && { targetId: row.target_id }),
    clientMsgId: row.from_id === row.asker_id ? row.client_msg_id : '',
    isRead: row.id <= (isOwn ? row.peer_read : row.own_read),
    createTime: row.created_at.toISOString(),
  }
}
