import type { session } from '@xinpu/contract/message'
import { sql } from 'kysely'
import { presentPerson } from '../account/person.ts'
import type { Db } from '../core/database.ts'
import type { Seats } from './im-seats.ts'
import { shortOf } from './im-short.ts'

/** Talks by somebody's seats in them, with whom, and what was said last. */
export const talksOf = (db: Db, seats: Seats) =>
  db
    .selectFrom(seats.as('member'))
    .innerJoin('im_session', 'im_session.id', 'member.session_id')
    .leftJoin('account as peer', 'peer.id', 'member.peer_id')
    .leftJoin('im_msg as last', 'last.id', 'member.last_id')
    .leftJoin('enterprise_member as place', (join) =>
      join.onRef('place.account_id', '=', 'member.peer_id').on('place.status', '=', 'joined'),
    )
    .leftJoin('enterprise', (join) =>
      join.onRef('enterprise.id', '=', 'place.enterprise_id').on('enterprise.status', '=', 'certified'),
    )
    .leftJoin('enterprise as desk', 'desk.id', 'im_session.enterprise_id')
    .leftJoin('account as keeper', 'keeper.id', 'member.keeper_id')
    .select(['member.session_id as id', 'member.unread', 'member.last_at', 'member.has_blocked', 'topic', 'topic_id'])
    .select(['peer.id as peer_id', 'peer.avatar', 'peer.nick_name', 'enterprise.id as company_id'])
    .select(['enterprise.name as company', 'last.kind as last_kind', 'last.content as last_content'])
    .select(['desk.id as desk_id', 'desk.name as desk_name', 'desk.logo', 'member.enterprise_id as own_desk'])
    .select(['keeper.id as keeper_id', 'keeper.avatar as keeper_avatar', 'keeper.nick_name as keeper_name'])

type TalkRow = Awaited<ReturnType<ReturnType<typeof talksOf>['executeTakeFirstOrThrow']>>

/** A talk as the list shows it. */
export const presentTalk = (row: TalkRow): session.ImSession => ({
  id: row.id,
  ...facedBy(row),
  lastMsg: row.last_kind === null ? '' : shortOf(row.last_kind, row.last_content ?? ''),
  lastTime: row.last_at.toISOString(),
  unreadNum: row.unread,
  ...(row.topic !== null && row.topic_id !== null && { topic: row.topic, topicId: row.topic_id }),
  isBlocked: row.has_blocked,
})

/** The other side: a person with their company, or a desk. */
function facedBy(row: TalkRow): Pick<session.ImSession, 'peer' | 'company' | 'companyId' | 'desk'> {
  const { desk_id: id, desk_name: name } = row
  const isDesk = id !== null && name !== null
  if (isDesk && row.own_desk === null)
    return {
      peer: { id, avatar: row.logo ?? '', nickName: name },
      company: name,
      companyId: id,
      desk: { id, name, isOurs: false },
    }
  return {
    peer: presentPerson({ id: row.peer_id ?? 0, avatar: row.avatar, nickName: row.nick_name }),
    ...(row.company !== null && row.company_id !== null && { company: row.company, companyId: row.company_id }),
    ...(isDesk && { desk: { id, name, isOurs: true, ...keeperOf(row) } }),
  }
}

const keeperOf = ({ keeper_id, keeper_avatar, keeper_name }: TalkRow) =>
  keeper_id === null ? {} : { keeper: presentPerson({ id: keeper_id, avatar: keeper_avatar, nickName: keeper_name }) }

/** Whether a column holds some words, in whatever case; Chinese has none, and making all lines small costs more than reading. */
export const holding = (column: string, keywords: string) =>
  keywords.toLowerCase() === keywords.toUpperCase()
    ? sql<boolean>`position(${keywords} in ${sql.ref(column)}) > 0`
    : sql<boolean>`position(lower(${keywords}) in lower(${sql.ref(column)})) > 0`
