import { countCeiling, type Paging } from '@xinpu/contract/page'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Db } from './database.ts'
import { keptCount } from './kept-counts.ts'

/** Whether a total is counted for everyone who asks, or kept for a while once it is large. */
type Counting = 'each time' | 'kept'

/**
 * A page of rows with the total; totals past the ceiling read one more than it, so that counting stays cheap.
 *
 * @param counting Kept for what everybody sees; what somebody does must show in their own total.
 */
export async function paginate<DB, TB extends keyof DB, Row>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, Row>,
  { pageIndex, pageSize }: Paging,
  counting: Counting = 'each time',
) {
  const rows = await query
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute()
  const isWhole = pageIndex === 1 && rows.length < pageSize
  return { rows, total: isWhole ? rows.length : await countOf(db, query, counting) }
}

/** How many rows a query has, as far as totals are told. */
export async function countOf<DB, TB extends keyof DB, Row>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, Row>,
  counting: Counting,
): Promise<number> {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as('one'))
    .limit(countCeiling + 1)
  const question = sql<{ count: number }>`select count(*)::int as count from (${counted}) as counted`.compile(db)
  const count = async () => (await db.executeQuery(question)).rows[0]?.count ?? 0
  return counting === 'kept' ? keptCount(db, question, count) : count()
}
