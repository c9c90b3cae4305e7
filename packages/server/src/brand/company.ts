import type { company } from '@xinpu/contract/brand'
import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { brands } from './brand-queries.ts'
import { categoriesOf, treeOf } from './company-queries.ts'

export const companyHandlers: HandlersOf<typeof company> = {
  async info({ brandId }, { db }) {
    const row = await brandRow(db, brandId)
    const made = treeOf(await categoriesOf(db, brandId))
    return {
      brandId,
      companyName: row.name_en || row.name_cn || row.short_name,
      intro: '',
      categories: made.map(({ name }) => name),
      honours: [],
    }
  },

  async categories({ brandId }, { db }) {
    await brandRow(db, brandId)
    return treeOf(await categoriesOf(db, brandId))
  },

  /** Nobody has told of any contact yet. */
  async contacts({ brandId }, { db }) {
    await brandRow(db, brandId)
    return []
  },

  /** Articles do not name brands yet. */
  async news({ brandId }, { db }) {
    await brandRow(db, brandId)
    return { data: [], totalRecord: 0 }
  },
}

async function brandRow(db: Db, brandId: number) {
  const row = await brands(db).where('brand.id', '=', brandId).executeTakeFirst()
  if (!row) throw new Refusal('没有找到这个品牌', 'NOT_FOUND')
  return row
}
