import type { demand, enquiry } from '@xinpu/contract/demand'
import { Refusal } from '@xinpu/contract/refusal'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Context, User } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { enquiries, presentEnquiries, type Enquiries } from './enquiry-queries.ts'
import { acceptQuote, counterQuote, refuseQuote } from './enquiry-answer.ts'
import { addQuote, cancelQuote, changeQuote } from './enquiry-quote.ts'

type Caller = Context & { user: User }

export const enquiryHandlers: HandlersOf<typeof enquiry> = {
  add: async (draft, context) => enquiryOf(context, await addQuote(context, draft)),

  async list({ demandId, status, sort, ...page }, context) {
    const own = await context.db
      .selectFrom('demand')
      .select('type')
      .where('id', '=', demandId)
      .where('account_id', '=', context.user.id)
      .executeTakeFirst()
    if (!own) throw new Refusal('没有找到这条供求，或它不是您发布的', 'NOT_FOUND')
    const quotes = withStatus(enquiries(context.db).where('demand_id', '=', demandId), status).where(
      'owner_left',
      '=',
      false,
    )
    return pageOf(context, sort === 'price' ? byPrice(quotes, own.type) : byNews(quotes), page)
  },

  mine({ status, keywords = '', ...page }, context) {
    const sent = enquiries(context.db).where('account_id', '=', context.user.id).where('bidder_left', '=', false)
    return pageOf(context, byNews(about(withStatus(sent, status), keywords)), page)
  },

  received({ status, keywords = '', isRead, ...page }, context) {
    const got = enquiries(context.db)
      .where('owner_id', '=', context.user.id)
      .where('owner_left', '=', false)
      .$if(isRead !== undefined, (found) => found.where('is_read', '=', isRead === true))
    return pageOf(context, byNews(about(withStatus(got, status), keywords)), page)
  },

  detail: ({ id }, context) => enquiryOf(context, id),

  async update(change, context) {
    await changeQuote(context, change)
    return null
  },

  async reply({ status, ...answer }, context) {
    await { accepted: acceptQuote, refused: refuseQuote, replied: counterQuote }[status](context, answer)
    return null
  },

  async cancel({ id }, context) {
    await cancelQuote(context, id)
    return null
  },

  async read({ ids }, { db, user }) {
    const read = await db
      .updateTable('enquiry')
      .set({ is_read: true })
      .where('owner_id', '=', user.id)
      .where('id', '=', oneOf(ids))
      .returning('id')
      .execute()
    if (read.length < new Set(ids).size) throw missing()
    return null
  },

  async remove({ ids }, context) {
    await context.db.transaction().execute(async (tx) => leaveEnded({ ...context, db: tx }, ids))
    return null
  },
}

const missing = () => new Refusal('没有找到这个报价', 'NOT_FOUND')

/** One quote for either of its two sides. */
async function enquiryOf({ db, user, now }: Caller, id: number): Promise<enquiry.EnquiryVO> {
  const row = await enquiries(db)
    .where('enquiry.id', '=', id)
    .where((on) => on.or([on('account_id', '=', user.id), on('owner_id', '=', user.id)]))
    .executeTakeFirst()
  const [shown] = row ? await presentEnquiries(db, [row], { userId: user.id, now: now() }) : []
  if (!shown) throw missing()
  return shown
}

async function pageOf({ db, user, now }: Caller, query: Enquiries, page: { pageIndex: number; pageSize: number }) {
  const { rows, total } = await paginate(db, query, page)
  return { data: await presentEnquiries(db, rows, { userId: user.id, now: now() }), totalRecord: total }
}

const withStatus = (quotes: Enquiries, status: enquiry.EnquiryStatus | undefined): Enquiries =>
  status === undefined ? quotes : quotes.where('enquiry.status', '=', status)

/** Quotes for posts whose model holds some words. */
const about = (quotes: Enquiries, keywords: string): Enquiries =>
  keywords === ''
    ? quotes
    : quotes.where(
        sql<boolean>`exists (
          select from demand where demand.id = enquiry.demand_id and position(${plainOf(keywords)} in model_plain) > 0
        )`,
      )

const byNews = (quotes: Enquiries) => quotes.orderBy('enquiry.updated_at', 'desc').orderBy('enquiry.id', 'desc')

/** Those that can be taken first: the cheapest first for what is wanted, who pays most first for what is offered. */
const byPrice = (quotes: Enquiries, type: demand.DemandType) =>
  quotes
    .orderBy(sql`enquiry.status in ('refused', 'cancelled')`)
    .orderBy('taxed_price', type === 1 ? 'asc' : 'desc')
    .orderBy('enquiry.id')

/** Drops ended quotes from the lists of the side that asks; the other side keeps them. */
async function leaveEnded({ db, user }: Caller, ids: readonly number[]): Promise<void> {
  const rows = await db
    .selectFrom('enquiry')
    .select(['id', 'status'])
    .where('id', '=', oneOf(ids))
    .where((on) => on.or([on('account_id', '=', user.id), on('owner_id', '=', user.id)]))
    .forUpdate()
    .execute()
  if (rows.length < new Set(ids).size) throw missing()
  const isOpen = rows.some(({ status }) => status === 'waiting' || status === 'replied')
  if (isOpen) throw new Refusal('报价还在进行中，请先撤回或拒绝，再删除', 'CONFLICT')
  await db
    .updateTable('enquiry')
    .set({
      bidder_left: sql`bidder_left or account_id = ${user.id}`,
      owner_left: sql`owner_left or owner_id = ${user.id}`,
    })
    .where('id', '=', oneOf(ids))
    .execute()
}
