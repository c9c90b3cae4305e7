import type { ParsedOf } from '@xinpu/contract/endpoint'
import type { session } from '@xinpu/contract/message'
import { Refusal } from '@xinpu/contract/refusal'
import { sql, type RawBuilder } from 'kysely'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { countOf } from '../core/paginate.ts'
import { nthOf, preparedStatement } from '../core/prepared-statement.ts'
import { assignTalk, colleaguesIn, openDesk } from './im-desk.ts'
import { openTalk } from './im-open.ts'
import { holding, presentTalk, talksOf } from './im-queries.ts'
import { seatIn, seatsOf, wakeTalks, type Seats } from './im-seats.ts'
import { noTalk } from './no-talk.ts'

export const sessionHandlers: HandlersOf<typeof session> = {
  async list({ keywords = '', unread, desk, pageIndex, pageSize }, { db, user }) {
    const seats = seatsShown(db, user.id)
      .$if(unread === true, (shown) => shown.where('unread', '>', 0))
      .$if(desk === true, (shown) => shown.where('enterprise_id', 'is not', null))
      .$if(keywords !== '', (shown) => shown.where(saidOrNamed(keywords)))
    const offset = (pageIndex - 1) * pageSize
    const isAll = keywords === '' && unread !== true && desk !== true
    const rows = isAll
      ? await allTalks(db, [user.id, pageSize, offset])
      : await pageOf(db, seats.limit(pageSize).offset(offset)).execute()
    const isWhole = pageIndex === 1 && rows.length < pageSize
    return { data: rows.map(presentTalk), totalRecord: isWhole ? rows.length : await countOf(db, seats, 'each time') }
  },

  detail: ({ id }, { db, user }) => talkOf(db, user.id, id),

  async open({ topic, topicId, ...whom }, context) {
    const pinned = topic && topicId ? { topic, topic_id: topicId } : undefined
    const { peerId, enterpriseId } = await otherOf(context.db, whom)
    const id =
      peerId === undefined ? await openDesk(context, enterpriseId, pinned) : await openTalk(context, peerId, pinned)
    return talkOf(context.db, context.user.id, id)
  },

  async remove({ id }, context) {
    await takeOff(context, id)
    return null
  },

  async block({ id, status }, { db, user }) {
    const seat = await seatIn(db, user.id, id)
    const blocked = { has_blocked: status === 1 }
    await db.updateTable('im_member').set(blocked).where('id', '=', seat.id).execute()
    await wakeTalks(db, id)
    return null
  },

  async colleagues({ id }, { db, user }) {
    return colleaguesIn(db, await seatIn(db, user.id, id))
  },

  async assign({ id, keeperId, seenId }, context) {
    await assignTalk(context, id, { keeperId, seenId })
    return talkOf(context.db, context.user.id, id)
  },
}

/** What somebody's list shows, the latest first. */
const seatsShown = (db: Db, accountId: number | RawBuilder<number>) =>
  db
    .selectFrom(seatsOf(db, accountId).as('seat'))
    .selectAll()
    .where('is_shown', '=', true)
    .orderBy('last_at', 'desc')
    .orderBy('session_id', 'desc')

/** Only those of the page are looked up: joined first, all people and all talks of everybody would be read. */
const pageOf = (db: Db, seats: Seats) =>
  talksOf(db, seats).orderBy('member.last_at', 'desc').orderBy('member.session_id', 'desc')

/** The list that is open beside every talk, planned once: whose, how many, and after how many. */
const allTalks = preparedStatement('talk_list', (db, ids) =>
  pageOf(db, seatsShown(db, nthOf(ids, 1)).limit(nthOf(ids, 2)).offset(nthOf(ids, 3))),
)

/**
 * Talks with a person of a name, or of a company, or in which something was said. Each is looked up by itself: without
 * "offset 0" the planner may read all accounts for the few that somebody talks with.
 */
const saidOrNamed = (keywords: string) => sql<boolean>`(
  exists (select from account where account.id = seat.peer_id and ${holding('account.nick_name', keywords)} offset 0)
  or exists (select from enterprise_member place join enterprise on enterprise.id = place.enterprise_id
    where place.account_id = seat.peer_id and place.status = 'joined' and enterprise.status = 'certified'
      and ${holding('enterprise.name', keywords)} offset 0)
  or exists (select from im_session join enterprise as desk on desk.id = im_session.enterprise_id
    where im_session.id = seat.session_id and ${holding('desk.name', keywords)} offset 0)
  or exists (select from im_msg as said where said.session_id = seat.session_id
    and ${holding('said.content', keywords)} offset 0)
)`

async function talkOf(db: Db, accountId: number, id: number): Promise<session.ImSession> {
  const row = await talksOf(db, seatsOf(db, accountId)).where('member.session_id', '=', id).executeTakeFirst()
  if (!row) throw noTalk()
  return presentTalk(row)
}

type Whom = Pick<ParsedOf<typeof session.open>, 'peerId' | 'enterpriseId' | 'merchantId'>

/** A person, or the desk of a company: that of a shop is its company's. */
async function otherOf(db: Db, { peerId, enterpriseId, merchantId }: Whom): Promise<Omit<Whom, 'merchantId'>> {
  if (peerId !== undefined) return { peerId }
  if (merchantId !== undefined) return { enterpriseId: await companyOfShop(db, merchantId) }
  if (enterpriseId === undefined) throw new Refusal('请选择对方', 'INVALID')
  return { enterpriseId }
}

async function companyOfShop(db: Db, id: number): Promise<number> {
  const row = await db.selectFrom('merchant').select('enterprise_id').where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('没有找到这家店铺', 'NOT_FOUND')
  return row.enterprise_id
}

/** All people of a desk have one list: what a colleague answers is not taken from it. */
async function takeOff({ db, user }: Context & { user: User }, id: number): Promise<void> {
  const seat = await seatIn(db, user.id, id)
  const taken = await db
    .updateTable('im_member')
    .set({ is_shown: false, unread: 0 })
    .where('id', '=', seat.id)
    .where((on) => on.or([on('keeper_id', 'is', null), on('keeper_id', '=', user.id)]))
    .returning('id')
    .executeTakeFirst()
  if (!taken) throw new Refusal('同事正在接待这个会话，接手后才能移出列表', 'CONFLICT')
  await wakeTalks(db, id)
}
