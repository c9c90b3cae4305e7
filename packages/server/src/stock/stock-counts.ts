import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { freshSince } from './stock-queries.ts'

/** How many lines a company shows, and when it last confirmed one. */
export interface ShownStock {
  stockCount: number
  confirmedAt: Date
}

/** What companies show of their stock, by the number of the company; one that shows nothing is not among them. */
export async function stockOfCompanies(
  { db, now }: Pick<Context, 'db' | 'now'>,
  enterpriseIds: readonly number[],
): Promise<ReadonlyMap<number, ShownStock>> {
  const rows = await db
    .selectFrom('stock')
    .select('enterprise_id')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date>`max(confirmed_at)`.as('confirmed_at')])
    .where('enterprise_id', '=', oneOf(enterpriseIds))
    .where('status', '=', 'on')
    .where('confirmed_at', '>', freshSince(now()))
    .groupBy('enterprise_id')
    .execute()
  return new Map(
    rows.map(({ enterprise_id, count, confirmed_at }) => [
      enterprise_id,
      { stockCount: count, confirmedAt: confirmed_at },
    ]),
  )
}
