import type { Context } from '../core/context.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { countPosts } from '../demand/company-posts.ts'
import { shopsOfCompanies } from '../mall/shop-of-company.ts'
import { stockOfCompanies } from '../stock/stock-counts.ts'
import { firstContacts } from './contact-queries.ts'
import { presentEnterprise, type Beside, type EnterpriseRow } from './enterprise-queries.ts'

type Asking = Pick<Context, 'db' | 'now' | 'user'>

/** What a company offers, whoever asks. */
export type Offers = Pick<Beside, 'demandCount' | 'goodsCount' | 'merchantId' | 'stockCount'>

/** What companies offer, by the number of the company; three statements for any number. */
export async function offersOf(
  asking: Pick<Asking, 'db' | 'now'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Offers>> {
  const [stock, posts, shops] = await Promise.all([
    stockOfCompanies(asking, ids),
    countPosts(asking, ids),
    shopsOfCompanies(asking.db, ids),
  ])
  const offers = (id: number): Offers => ({
    demandCount: posts.get(id) ?? 0,
    stockCount: stock.get(id)?.stockCount ?? 0,
    ...(shops.get(id) ?? { goodsCount: 0 }),
  })
  return new Map(ids.map((id) => [id, offers(id)]))
}

/** Companies as whoever asks sees them, each with what it offers and whom to call; five statements for any number. */
export async function presentEnterprises(asking: Asking, rows: readonly EnterpriseRow[]) {
  return presentWith(asking, rows, await offersOf(asking, idsOf(rows)))
}

/** The same where what each of them offers is known. */
export async function presentWith(asking: Asking, rows: readonly EnterpriseRow[], offers: ReadonlyMap<number, Offers>) {
  const ids = idsOf(rows)
  const [contacts, followed] = await Promise.all([firstContacts(asking, ids), followedAmong(asking, ids)])
  return rows.map((row) =>
    presentEnterprise(row, {
      ...offeredBy(offers, row.id),
      contacts: contacts.get(row.id) ?? [],
      isFollow: followed.has(row.id),
    }),
  )
}

function offeredBy(offers: ReadonlyMap<number, Offers>, id: number): Offers {
  const own = offers.get(id)
  if (!own) throw new Error(`Nobody asked what company ${id} offers.`)
  return own
}

const idsOf = (rows: readonly EnterpriseRow[]): number[] => rows.map(({ id }) => id)

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
