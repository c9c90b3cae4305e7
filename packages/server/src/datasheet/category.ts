import type { category } from '@xinpu/contract/datasheet'
import type { Selectable } from 'kysely'
import type { HandlersOf } from '../core/handlers.ts'
import type { Tables } from '../core/tables.ts'

type CategoryRow = Selectable<Tables['category']>

export const categoryHandlers: HandlersOf<typeof category> = {
  async tree({ parentId }, { db }) {
    const rows = await db.selectFrom('category').selectAll().orderBy('position').execute()
    const childrenOf = (id: number) => rows.filter(({ parent_id }) => parent_id === id)
    return rows
      .filter(({ parent_id, id }) => (parentId ? id === parentId : parent_id === null))
      .map((row) => presentNode(row, childrenOf(row.id)))
  },
}

function presentNode(row: CategoryRow, children: CategoryRow[]): category.CategoryNode {
  return { ...present(row), children: children.map(present) }
}

const present = (row: CategoryRow) => ({
  id: row.id,
  name: row.name,
  parentId: row.parent_id,
  level: row.parent_id === null ? (1 as const) : (2 as const),
  count: row.part_count,
  symbol: row.symbol,
})
