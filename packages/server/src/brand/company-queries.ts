import type { category } from '@xinpu/contract/datasheet'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** The categories in which a brand has parts, with how many. */
export const categoriesOf = (db: Db, brandId: number) =>
  db
    .selectFrom('part')
    .innerJoin('category', 'category.id', 'part.category_id')
    .leftJoin('category as above', 'above.id', 'category.parent_id')
    .select(['category.id', 'category.name', 'category.parent_id', 'category.symbol'])
    .select(['above.name as parent_name', 'above.symbol as parent_symbol'])
    .select(sql<number>`count(*)::int`.as('count'))
    .where('part.brand_id', '=', brandId)
    .groupBy(['category.id', 'above.id'])
    .orderBy('count', 'desc')
    .orderBy('category.id')
    .execute()

type Leaf = Awaited<ReturnType<typeof categoriesOf>>[number]

/** The same as a tree, most parts first: a category counts its own parts and those below it. */
export function treeOf(leaves: readonly Leaf[]): category.CategoryNode[] {
  const tops = Map.groupBy(leaves, ({ parent_id, id }) => parent_id ?? id)
  return [...tops].map(([id, own]) => topOf(id, own)).sort((one, other) => other.count - one.count)
}

function topOf(id: number, own: readonly Leaf[]): category.CategoryNode {
  const named = own.find((leaf) => leaf.id === id)
  const [first] = own
  return {
    id,
    name: named?.name ?? first?.parent_name ?? '',
    parentId: null,
    level: 1,
    count: own.reduce((sum, { count }) => sum + count, 0),
    symbol: named?.symbol ?? first?.parent_symbol ?? '',
    children: own.filter((leaf) => leaf.id !== id).map((leaf) => childOf(leaf)),
  }
}

const childOf = ({ id, name, parent_id, count }: Leaf): category.CategoryNode['children'][number] => ({
  id,
  name,
  parentId: parent_id,
  level: 2,
  count,
  symbol: '',
})
