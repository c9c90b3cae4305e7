import type { category } from '@xinpu/contract/datasheet'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'

interface CategoryRow {
  id: number
  name: string
  parent_id: number | null
  symbol: string
  count: number
}

/**
 * The categories that goods are in, with how many, in the order of the catalogue.
 *
 * @param which Tells of `mall_goods` which of them count.
 * @param parentId Only what is below it.
 */
export async function goodsCategories(
  db: Db,
  which: RawBuilder<unknown>,
  parentId?: number,
): Promise<category.CategoryNode[]> {
  const { rows } = await sql<CategoryRow>`
    select category.id, category.name, category.parent_id, category.symbol, coalesce(counted.count, 0) as count
    from category left join (
      select category_id, count(*)::int as count from mall_goods where ${which} group by category_id
    ) as counted on counted.category_id = category.id
    order by position`.execute(db)
  return rows
    .filter(({ id, parent_id }) => (parentId === undefined ? parent_id === null : id === parentId))
    .map((row) => nodeOf(row, rows))
    .filter(({ count }) => count > 0)
}

function nodeOf(row: CategoryRow, rows: readonly CategoryRow[]): category.CategoryNode {
  const below = rows.filter(({ parent_id, count }) => parent_id === row.id && count > 0)
  const count = below.reduce((sum, child) => sum + child.count, row.count)
  return { ...present({ ...row, count }), children: below.map(present) }
}

const present = (row: CategoryRow) => ({
  id: row.id,
  name: row.name,
  parentId: row.parent_id,
  level: row.parent_id === null ? (1 as const) : (2 as const),
  count: row.count,
  symbol: row.symbol,
})
