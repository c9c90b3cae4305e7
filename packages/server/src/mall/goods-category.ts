import type { category } from '@xinpu/contract/datasheet'
import type { Db } from '../core/database.ts'
import type { Facet } from './goods-facets.ts'

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
 * @param counted Goods of categories; one may stand there several times.
 * @param parentId Only what is below it.
 */
export async function goodsCategories(
  db: Db,
  counted: readonly Pick<Facet, 'categoryId' | 'count'>[],
  parentId?: number,
): Promise<category.CategoryNode[]> {
  const counts = new Map<number, number>()
  for (const { categoryId, count } of counted) counts.set(categoryId, (counts.get(categoryId) ?? 0) + count)
  const known = await db
    .selectFrom('category')
    .select(['id', 'name', 'parent_id', 'symbol'])
    .orderBy('position')
    .execute()
  const rows = known.map((row): CategoryRow => ({ ...row, count: counts.get(row.id) ?? 0 }))
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

/** A category with all below it. */
export async function categoriesUnder(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('category')
    .select('id')
    .where(({ eb, or }) => or([eb('id', '=', id), eb('parent_id', '=', id)]))
    .execute()
  return rows.map((row) => row.id)
}
