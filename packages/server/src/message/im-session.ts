import type { ParsedOf } from '@xinpu/contract/endpoint'
import type { session } from '@xinpu/contract/message'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { assignTalk, colleaguesIn, openDesk } from './im-desk.ts'
import { openTalk } from './im-open.ts'
import { holding, presentTalk, talksOf, type Talks } from './im-queries.ts'
import { seatIn, wakeTalks } from './im-seats.ts'
import { noTalk } from './no-talk.ts'

export const sessionHandlers: HandlersOf<typeof session> = {
  async list({ keywords = '', unread, desk, ...page }, { db, user }) {
    const query = talksOf(db, user.id)
      .where('member.is_shown', '=', true)
      .$if(unread === true, (talks) => talks.where('member.unread', '>', 0))
      .$if(desk === true, (talks) => talks.where('member.enterprise_id', 'is not', null))
      .$if(keywords !== '', (talks) => saidOrNamed(talks, keywords))
      .orderBy('member.last_at', 'desc')
      .orderBy('member.session_id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(presentTalk), totalRecord: total }
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
    await setMember(context, id, { is_shown: false, unread: 0 })
    return null
  },

  async block({ id, status }, context) {
    await setMember(context, id, { has_blocked: status === 1 })
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

/** Talks with a person of a name, or of a company, or in which something was said. */
const saidOrNamed = (talks: Talks, keywords: string): Talks =>
  talks.where(({ or, exists, selectFrom }) =>
    or([
      holding('peer.nick_name', keywords),
      holding('enterprise.name', keywords),
      holding('desk.name', keywords),
      exists(
        selectFrom('im_msg as said')
          .select(sql`1`.as('one'))
          .whereRef('said.session_id', '=', 'member.session_id')
          .where(holding('said.content', keywords)),
      ),
    ]),
  )

async function talkOf(db: Db, accountId: number, id: number): Promise<session.ImSession> {
  const row = await talksOf(db, accountId).where('member.session_id', '=', id).executeTakeFirst()
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

type Change = Partial<{ is_shown: boolean; unread: number; has_blocked: boolean }>

async function setMember({ db, user }: Context & { user: User }, id: number, change: Change): Promise<void> {
  const seat = await seatIn(db, user.id, id)
  await db.updateTable('im_member').set(change).where('id', '=', seat.id).execute()
  await wakeTalks(db, id)
}
