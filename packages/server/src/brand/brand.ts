import type * as contract from '@xinpu/contract/brand'
import { Refusal } from '@xinpu/contract/refusal'
import { isFollowing } from '../article/follow-queries.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { brandHints, brands, narrowedBrands, presentBrand } from './brand-queries.ts'
import { directoryHandlers } from './directory.ts'
import type { Unbuilt } from '../unbuilt.ts'

export const brandHandlers: Omit<HandlersOf<typeof contract, Unbuilt['brand']>, 'mine'> = {
  async detail({ brandId }, { db, user }) {
    const row = await brands(db).where('brand.id', '=', brandId).executeTakeFirst()
    if (!row) throw new Refusal('没有找到这个品牌', 'NOT_FOUND')
    return { ...presentBrand(row), ...(user && { isFollow: await isFollowing(db, user.id, 'brand', brandId) }) }
  },

  async keywords({ keywords }, { db }) {
    return { data: await brandHints(db, keywords) }
  },

  async hot({ size }, { db }) {
    const rows = await brands(db).orderBy('popularity', 'desc').orderBy('part_count', 'desc').limit(size).execute()
    return rows.map(presentBrand)
  },

  directory: directoryHandlers,

  async list({ pageIndex, pageSize, ...filter }, { db }) {
    const query = narrowedBrands(db, filter)
      .where('part_count', '>', 0)
      .orderBy('part_count', 'desc')
      .orderBy('brand.id')
    const { rows, total } = await paginate(db, query, { pageIndex, pageSize })
    return { data: rows.map(presentBrand), totalRecord: total }
  },
}
