import type { shop } from '@xinpu/contract/mall'
import type { HandlersOf } from '../core/handlers.ts'
import { goodsCategories } from './goods-category.ts'
import { shopFacets } from './goods-facets.ts'
import { goodsPage } from './goods-list.ts'
import { merchantNumbered } from './merchant.ts'

export const shopHandlers: HandlersOf<typeof shop> = {
  async search({ pageIndex, pageSize, ...asked }, house) {
    await merchantNumbered(house.db, asked.merchantId, house.user?.id)
    return goodsPage(house, { ...asked, quantity: 1 }, { pageIndex, pageSize })
  },

  async categories({ merchantId }, { db, user }) {
    await merchantNumbered(db, merchantId, user?.id)
    return goodsCategories(db, await shopFacets(db, merchantId))
  },
}
