import type { Context } from '../core/context.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { countPosts } from '../demand/company-posts.ts'
import { shopsOfCompanies } from '../mall/shop-of-company.ts'
import { stockOfCompanies } from '../stock/stock-counts.ts'
import { firstContacts } from './contact-queries.ts'
import { presentEnterprise, type EnterpriseRow } from './enterprise-queries.ts'

type Asking = Pick<Context, 'db' | 'now' | 'user'>

/** Companies as whoever asks sees them, each with what it offers and whom to call; five statements for any number. */
export async function presentEnterprises(asking: Asking, rows: readonly EnterpriseRow[]) {
  const ids = rows.map(({ id }) => id)
  const [contacts, followed, stock, posts, shops] = await Promise.all([
    firstContacts(asking, ids),
    followedAmong(asking, ids),
    stockOfCompanies(asking, ids),
    countPosts(asking, ids),
    shopsOfCompanies(asking.db, ids),
  ])
  return rows.map((row) =>
    presentEnterprise(row, {
      contacts: contacts.get(row.id) ?? [],
      demandCount: posts.get(row.id) ?? 0,
      isFollow: followed.has(row.id),
      stockCount: stock.get(row.id)?.stockCount ?? 0,
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
