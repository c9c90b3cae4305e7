import type { Db } from '../../core/database.ts'

/** Which categories lie below which. */
export interface CategoryTree {
  /** A category and those right below it. */
  within: (id: number) => number[]
  isLeaf: (id: number) => boolean
}

/** The tree of categories: the index knows only the one that a part lies in. */
export async function readCategoryTree(db: Db): Promise<CategoryTree> {
  const rows = await db.selectFrom('category').select(['id', 'parent_id']).execute()
  const children = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const below = (id: number) => (children.get(id) ?? []).map((child) => child.id)
  return { within: (id) => [id, ...below(id)], isLeaf: (id) => below(id).length === 0 }
}

/** Short names of brands, by number. */
export async function readBrandNames(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('brand').select(['id', 'short_name']).execute()
  return new Map(rows.map(({ id, short_name }) => [id, short_name]))
}
