import type * as contract from '@xinpu/contract/brand'
import { Refusal } from '@xinpu/contract/refusal'
import { isFollowing } from '../article/follow-queries.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { plainOf } from '../search/words.ts'
import { brandHints, brands, named, presentBrand } from './brand-queries.ts'
import type { Unbuilt } from '../unbuilt.ts'

export const brandHandlers: HandlersOf<typeof contract, Unbuilt['brand']> = {
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

  async list({ keywords = '', letter, categoryId, ...page }, { db }) {
    const query = brands(db)
      .where('part_count', '>', 0)
      .$if(plainOf(keywords) !== '', (found) => found.where('brand.id', 'in', named(db, keywords)))
      .$if(letter !== undefined, (found) => found.where('letter', '=', letter ?? ''))
      .$if(categoryId !== undefined, (found) =>
        found.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('part')
              .select('part.id')
              .whereRef('brand_id', '=', 'brand.id')
              .where('category_id', '=', categoryId ?? 0),
          ),
        ),
      )
      .orderBy('part_count', 'desc')
      .orderBy('brand.id')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(presentBrand), totalRecord: total }
  },
}
