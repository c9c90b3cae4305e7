import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { countPosts } from '../demand/company-posts.ts'
import { shopsOfCompanies } from '../mall/shop-of-company.ts'
import { freshSince } from '../stock/stock-queries.ts'
import { firstContacts } from './contact-queries.ts'
import { presentEnterprise, type EnterpriseRow } from './enterprise-queries.ts'

type Asking = Pick<Context, 'db' | 'now' | 'user'>

/** Companies as whoever asks sees them, each with what it offers and whom to call; five statements for any number. */
export async function presentEnterprises(asking: Asking, rows: readonly EnterpriseRow[]) {
  const ids = rows.map(({ id }) => id)
  const [contacts, followed, counts, posts, shops] = await Promise.all([
    firstContacts(asking, ids),
    followedAmong(asking, ids),
    countedBy(asking, ids),
    countPosts(asking, ids),
    shopsOfCompanies(asking.db, ids),
  ])
  return rows.map((row) =>
    presentEnterprise(row, {
      contacts: contacts.get(row.id) ?? [],
      demandCount: posts.get(row.id) ?? 0,
      isFollow: followed.has(row.id),
      stockCount: counts.get(row.id) ?? 0,
      ...(shops.get(row.id) ?? { goodsCount: 0 }),
    }),
  )
}

/** Those that the person who asks follows; a visitor follows none. */
async function followedAmong({ db, user }: Asking, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (!user) return new Set()
  const rows = await db
    .selectFrom('follow')
    .select('target_id')
    .where('account_id', '=', user.id)
    .where('type', '=', 'enterprise')
    .where('target_id', '=', oneOf(ids))
    .execute()
  return new Set(rows.map(({ target_id }) => target_id))
}

/** How many lines of stock companies show, by the number of the company. */
async function countedBy({ db, now }: Asking, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('stock')
    .select(['enterprise_id', sql<number>`count(*)::int`.as('count')])
    .where('enterprise_id', '=', oneOf(ids))
    .where('status', '=', 'on')
    .where('confirmed_at', '>', freshSince(now()))
    .groupBy('enterprise_id')
    .execute()
  return new Map(rows.map(({ enterprise_id, count }) => [enterprise_id, count]))
}
