import type { enquiry } from '@xinpu/contract/demand'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { hideContacts } from '@xinpu/trade/demand-text'
import { fromMicro, toMicro, type Currency } from '@xinpu/trade/price'
import { taxedPrice } from '@xinpu/trade/quote'
import { sql } from 'kysely'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { throttle } from '../core/throttle.ts'
import { contactNamed } from '../enterprise/contact-queries.ts'
import { offeringCompanyOf } from '../enterprise/membership.ts'
import { holdPostOf, moveQuote, type Quote } from './enquiry-move.ts'
import { tellOwner } from './enquiry-news.ts'
import { ownQuoteOf } from './enquiry-queries.ts'
import { addRound, quoteRound } from './enquiry-round.ts'

/** Someone who quotes, or answers a quote. */
export type Quoting = Context & { user: User }

/** A person who quotes by hand does not reach it. */
const pace = { most: 120, minutes: 60 }

const day = 24 * 60 * 60_000

/** Quotes for a post of somebody else; answers the number of the quote. One that was refused or taken back goes on. */
export async function addQuote(context: Quoting, draft: ParsedOf<typeof enquiry.add>): Promise<number> {
  const { db, user, now } = context
  await throttle(context, `enquiry ${user.id}`, pace)
  if (draft.contactId !== undefined) await contactNamed(db, { kind: 'user', id: user.id }, draft.contactId)
  const said = {
    ...columnsOf(draft, now()),
    enterprise_id: await offeringCompanyOf(db, user.id),
    contact_id: draft.contactId ?? null,
  }
  return db.transaction().execute(async (tx) => {
    const post = await lockOpenPost(tx, draft.demandId, { userId: user.id, at: now() })
    const own = await ownQuoteOf(tx, draft.demandId, user.id)
    const quote = own
      ? await moveQuote(tx, { move: 'requote', id: own.id, userId: user.id, at: now() }, { ...said, ...renewed })
      : await insert(tx, { ...said, demand_id: draft.demandId, account_id: user.id, owner_id: post.account_id }, now())
    await addRound(tx, quoteRound(quote))
    await countQuotes(tx, quote.demand_id)
    await tellOwner(tx, quote, 'quote')
    return quote.id
  })
}

/** What a change of the bidder does to a quote whatever it says: it counts, and the owner has not read it. */
const renewed = { revision: sql<number>`revision + 1`, is_read: false, bidder_left: false, owner_left: false }

/** The post of somebody else that can be quoted for; nobody quotes for it, or closes it, meanwhile. */
async function lockOpenPost(tx: Db, id: number, { userId, at }: { userId: number; at: Date }) {
  const post = await tx
    .selectFrom('demand')
    .select(['account_id', 'status', 'expires_at'])
    .where('id', '=', id)
    .where('status', 'in', ['open', 'closed', 'expired'])
    .forUpdate()
    .executeTakeFirst()
  if (!post) throw new Refusal('没有找到这条供求，它可能已被删除', 'NOT_FOUND')
  if (post.account_id === userId) throw new Refusal('不能给自己的信息报价', 'CONFLICT')
  if (post.status === 'open' && post.expires_at > at) return post
  throw new Refusal(post.status === 'closed' ? '这条信息已关闭，不再收报价' : '这条信息已过期，不再收报价', 'CONFLICT')
}

type Said = ReturnType<typeof columnsOf> & {
  enterprise_id: number | null
  contact_id: number | null
  demand_id: number
  account_id: number
  owner_id: number
}

/** The post is locked: seats are given one after the other. */
const insert = (tx: Db, said: Said, at: Date): Promise<Quote> =>
  tx
    .insertInto('enquiry')
    .values({
      ...said,
      seat: sql<number>`(select coalesce(max(seat), 0) + 1 from enquiry where demand_id = ${said.demand_id})`,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

interface Terms {
  quantity: number
  price: number
  currency: Currency
  taxIncluded: boolean
  validDays: number
  batchNo?: string | undefined
  delivery?: string | undefined
  remark?: string | undefined
}

/** The columns of what is offered; ways to reach somebody are taken out: they are shown once it is accepted. */
const columnsOf = (terms: Terms, at: Date) => ({
  quantity: terms.quantity,
  price: Number(toMicro(terms.price)),
  currency: terms.currency,
  tax_included: terms.taxIncluded,
  taxed_price: Number(taxedPrice(terms)),
  batch_no: hideContacts(terms.batchNo ?? '') || null,
  delivery: hideContacts(terms.delivery ?? '') || null,
  remark: hideContacts(terms.remark ?? '') || null,
  valid_days: terms.validDays,
  valid_until: new Date(at.getTime() + terms.validDays * day),
})

/** Changes an own quote; it waits again, and what it said before stays in its thread. */
export async function changeQuote(context: Quoting, change: ParsedOf<typeof enquiry.update>): Promise<void> {
  const { db, user, now } = context
  const at = now()
  await throttle(context, `enquiry ${user.id}`, pace)
  await db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('enquiry')
      .selectAll()
      .where('id', '=', change.id)
      .where('account_id', '=', user.id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new Refusal('没有找到这个报价', 'NOT_FOUND')
    const said = changed(before, change, at)
    if (before.status === 'waiting' && isSame(before, said)) return
    const quote = await moveQuote(tx, { move: 'revise', id: change.id, userId: user.id, at }, { ...said, ...renewed })
    await addRound(tx, quoteRound(quote))
    await tellOwner(tx, quote, 'change')
  })
}

/** What a quote says after a change; its days are counted anew only where they are told. */
function changed(before: Quote, { id: _id, ...change }: ParsedOf<typeof enquiry.update>, at: Date) {
  const told = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const said = columnsOf({ ...termsOf(before), ...told }, at)
  return change.validDays === undefined ? { ...said, valid_until: before.valid_until } : said
}

const termsOf = (row: Quote): Terms => ({
  quantity: row.quantity,
  price: fromMicro(BigInt(row.price)),
  currency: row.currency,
  taxIncluded: row.tax_included,
  validDays: row.valid_days,
  batchNo: row.batch_no ?? '',
  delivery: row.delivery ?? '',
  // A remark belongs to the round that it was said in.
  remark: '',
})

/** A retry says what is said already; days from now are the same within a minute. */
const isSame = (before: Quote, said: ReturnType<typeof columnsOf>) =>
  Object.entries(said).every(([name, value]) => {
    const was = before[name as keyof typeof said]
    return value instanceof Date && was instanceof Date ? Math.abs(+value - +was) < 60_000 : was === value
  })

/** Takes an own quote back. */
export async function cancelQuote({ db, user, now }: Quoting, id: number): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    await holdPostOf(tx, id)
    const quote = await moveQuote(tx, { move: 'cancel', id, userId: user.id, at }, { is_read: false })
    await addRound(tx, { enquiry_id: id, act: 'cancel', revision: quote.revision, created_at: at })
    await countQuotes(tx, quote.demand_id)
    await tellOwner(tx, quote, 'cancel')
  })
}

/** Quotes that were taken back are not counted. */
const countQuotes = (tx: Db, id: number) =>
  tx
    .updateTable('demand')
    .set({
      enquiry_count: sql`(select count(*) from enquiry where demand_id = demand.id and enquiry.status <> 'cancelled')`,
    })
    .where('id', '=', id)
    .execute()
