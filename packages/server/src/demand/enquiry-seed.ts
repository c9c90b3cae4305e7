import { sql, type Insertable } from 'kysely'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'
import type { SeedCompany } from './company-seed.ts'

/** The newest posts have quotes; the very newest still wait for their first. */
const quoted = { from: 2, most: 90, each: 4 }

const day = 24 * 60 * 60_000

/** Quotes of invented companies for posts that want parts, each a little above or below what is asked. */
export async function seedQuotes(tx: Db, companies: readonly SeedCompany[], now: Date): Promise<void> {
  const posts = await tx
    .selectFrom('demand')
    .select(['id', 'account_id', 'quantity', 'price', 'updated_at'])
    .where('type', '=', 1)
    .orderBy('updated_at', 'desc')
    .offset(quoted.from)
    .limit(quoted.most)
    .execute()
  const bidding = companies.filter(({ side }) => side === 0)
  const rows = posts.flatMap((post, at) =>
    bidding.slice(0, (at * 3 + 1) % (quoted.each + 1)).map((company, seat) => quoteOf(post, company, { seat, now })),
  )
  if (rows.length === 0) return
  await tx.insertInto('enquiry').values(rows).execute()
  await sql`
    insert into enquiry_round (enquiry_id, act, revision, quantity, price, currency, tax_included, delivery, valid_until, created_at)
    select id, 'quote', 1, quantity, price, currency, tax_included, delivery, valid_until, created_at from enquiry
  `.execute(tx)
  await sql`
    update demand set enquiry_count = (select count(*)::int from enquiry where demand_id = demand.id)
    where id in (select demand_id from enquiry)
  `.execute(tx)
}

interface Post {
  id: number
  account_id: number
  quantity: number
  price: number | null
  updated_at: Date
}

function quoteOf(
  { id, account_id, quantity, price, updated_at }: Post,
  { accountId, enterpriseId }: SeedCompany,
  { seat, now }: { seat: number; now: Date },
): Insertable<Tables['enquiry']> {
  const offered = Math.round((price ?? 1_000_000) * (0.97 + seat * 0.04))
  const said = new Date(Math.min(now.getTime(), updated_at.getTime() + (seat + 1) * 40 * 60_000))
  return {
    demand_id: id,
    account_id: accountId,
    enterprise_id: enterpriseId,
    owner_id: account_id,
    seat: seat + 1,
    quantity,
    price: offered,
    currency: 'CNY',
    tax_included: true,
    taxed_price: offered,
    delivery: seat % 2 === 0 ? '现货' : '3 天内',
    valid_days: 7,
    valid_until: new Date(now.getTime() + 7 * day),
    created_at: said,
    updated_at: said,
  }
}
