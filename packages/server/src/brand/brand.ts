import type * as contract from '@xinpu/contract/brand'
import { Refusal } from '@xinpu/contract/refusal'
import { isFollowing } from '../article/follow-queries.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { brandHints, brands, pageOfBrands, presentBrand, presentHint } from './brand-queries.ts'
import { companyHandlers } from './company.ts'
import { directoryHandlers } from './directory.ts'
import { mergerOf } from './mergers.ts'
import type { Unbuilt } from '../unbuilt.ts'

export const brandHandlers: Omit<HandlersOf<typeof contract, Unbuilt['brand']>, 'mine'> = {
  async detail({ brandId }, { db, user }) {
    const row = await brands(db).where('brand.id', '=', brandId).executeTakeFirst()
    if (!row) throw new Refusal('没有找到这个品牌', 'NOT_FOUND')
    const heir = await heirOf(db, row.code)
    return {
      ...presentBrand(row),
      ...(heir && { mergedInto: presentHint(heir) }),
      ...(user && { isFollow: await isFollowing(db, user.id, 'brand', brandId) }),
    }
  },

  async keywords({ keywords }, { db }) {
    return { data: await brandHints(db, keywords) }
  },

  async hot({ size }, { db }) {
    const rows = await brands(db).orderBy('popularity', 'desc').orderBy('part_count', 'desc').limit(size).execute()
    return rows.map(presentBrand)
  },

  company: companyHandlers,

  directory: directoryHandlers,

  list: ({ pageIndex, pageSize, ...filter }, { db }) =>
    pageOfBrands(db, filter, { pageIndex, pageSize }, (found) =>
      found.where('part_count', '>', 0).orderBy('part_count', 'desc').orderBy('brand.id'),
    ),
}

/** The brand that took another one over. */
async function heirOf(db: Db, code: string) {
  const merger = mergerOf(code)
  return merger && brands(db).where('code', '=', merger.into).executeTakeFirst()
}
