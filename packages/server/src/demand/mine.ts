import type { mine } from '@xinpu/contract/demand'
import { fromMicro } from '@xinpu/trade/price'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import { throttle } from '../core/throttle.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { demands, isOpen, presentDemand, presentDemands, type DemandRow, type Demands } from './demand-queries.ts'
import { quoteFigures } from './enquiry-queries.ts'
import { hide, showAll } from './hidden.ts'
import { deletePosts, refreshPosts, renewPosts, switchPosts } from './own-posts.ts'
import { changePost } from './post-change.ts'
import { countAnswers, endOf, postOne, refuseOthers } from './posting.ts'
import { recommendedFor } from './recommended.ts'

/** Days before its end in which a post is named as ending. */
export const endingDays = 3

/** One after the other by hand; who has more posts them as a table. */
const pace = { most: 200, minutes: 24 * 60 }

export const mineHandlers: HandlersOf<typeof mine> = {
  async list({ type, status, keywords = '', bomId, sort, ...page }, { db, user, now }) {
    const own = narrowed(demands(db).where('demand.account_id', '=', user.id), keywords)
      .$if(type !== undefined, (found) => found.where('demand.type', '=', type ?? 1))
      .$if(status !== undefined, (found) => found.where(inStatus(now()), '=', status ?? 'open'))
      .$if(bomId !== undefined, (found) => found.where('demand.bom_id', '=', bomId ?? 0))
    const { rows, total } = await paginate(
      db,
      inOrder(own, sort, now()).select([...quoteFigures(now()), bomName]),
      page,
    )
    return { data: rows.map((row) => presentOwn(row, now())), totalRecord: total }
  },

  counts: ({ type }, { db, user, now }) =>
    db
      .selectFrom('demand')
      .select([inStatus(now()).as('status'), sql<number>`count(*)::int`.as('count')])
      .where('account_id', '=', user.id)
      .$if(type !== undefined, (found) => found.where('demand.type', '=', type ?? 1))
      .groupBy(sql`1`)
      .orderBy(sql`1`)
      .execute(),

  recommended: ({ type, ...page }, context) => recommendedFor(context, type, page),

  async hide(what, context) {
    await hide(context, what)
    return null
  },

  async unhideAll(_, context) {
    await showAll(context)
    return null
  },

  async expiring(_, { db, user, now }) {
    const query = demands(db)
      .where('demand.account_id', '=', user.id)
      .where(isOpen(now()))
      .where('demand.expires_at', '<=', endOf(now(), endingDays))
      .orderBy('demand.expires_at')
    const { rows, total } = await paginate(db, query, { pageIndex: 1, pageSize: 20 })
    return { count: total, demands: presentDemands(rows, now()) }
  },

  async add({ validDays, status, contactId, allowDuplicate, images, ...told }, context) {
    await throttle(context, `demand ${context.user.id}`, pace)
    await refuseOthers(context, { contactId })
    const shared = { validDays, status, contactId, allowDuplicate, images }
    const [made, matchCount] = [await postOne(context, told, shared), await countAnswers(context, told)]
    return { ...made, matchCount }
  },

  async update(change, context) {
    await changePost(context, change)
    return null
  },

  async setStatus({ ids, status }, context) {
    await switchPosts(context, ids, status)
    return null
  },

  async renew({ ids, validDays }, context) {
    await renewPosts(context, ids, validDays)
    return null
  },

  async refresh({ ids }, context) {
    await refreshPosts(context, ids)
    return null
  },

  async remove({ ids }, context) {
    await deletePosts(context, ids)
    return null
  },
}

/** The status that a post has now: one that ran out is expired before the daily work writes it down. */
const inStatus = (at: Date) =>
  sql<
    mine.MyDemand['status']
  >`case when demand.status = 'open' and demand.expires_at <= ${at} then 'expired' else demand.status end`

const narrowed = (own: Demands, keywords: string): Demands =>
  own.$if(keywords !== '', (found) =>
    found.where(
      sql<boolean>`(position(${plainOf(keywords)} in demand.model_plain) > 0 or position(lower(${keywords}) in lower(demand.brand)) > 0)`,
    ),
  )

function inOrder(own: Demands, sort: 'enquiry' | 'expire' | 'newest', at: Date) {
  // What has ended before ends no more: it stands behind what will.
  if (sort === 'expire') return own.orderBy(isOpen(at), 'desc').orderBy('demand.expires_at').orderBy('demand.id')
  const most = sort === 'enquiry' ? own.orderBy('demand.enquiry_count', 'desc') : own
  return most.orderBy('demand.updated_at', 'desc').orderBy('demand.id', 'desc')
}

/** What the list of parts is called that a post came from. */
const bomName = sql<string | null>`(select name from bom where bom.id = demand.bom_id)`.as('bom_name')

type OwnRow = DemandRow & { unread_count: number; best_price: number | null; bom_name: string | null }

/** A post as its owner manages it. */
const presentOwn = (row: OwnRow, now: Date): mine.MyDemand => ({
  ...presentDemand(row, now),
  unreadCount: row.unread_count,
  ...(row.best_price !== null && { bestPrice: fromMicro(BigInt(row.best_price)) }),
  ...(row.bom_id !== null && { bomId: row.bom_id }),
  ...(row.bom_name !== null && { bomName: row.bom_name }),
  ...(row.reject_reason && { rejectReason: row.reject_reason }),
})
