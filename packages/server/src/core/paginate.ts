import { countCeiling, type Paging } from '@xinpu/contract/page'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Db } from './database.ts'

/** A page of rows with the total; totals past the ceiling read one more than it, so that counting stays cheap. */
export async function paginate<DB, TB extends keyof DB, Row>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, Row>,
  { pageIndex, pageSize }: Paging,
) {
  const rows = await query
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute()
  const isWhole = pageIndex === 1 && rows.length < pageSize
  return { rows, total: isWhole ? rows.length : await countOf(db, query) }
}

async function countOf<DB, TB extends keyof DB, Row>(db: Db, query: SelectQueryBuilder<DB, TB, Row>): Promise<number> {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as('one'))
    .limit(countCeiling + 1)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${counted}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}
