import type { myTrader, trader, traderLine } from '@xinpu/contract/agent'
import type { SpecBrand } from '@xinpu/contract/brand'
import type { Context } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { contactsShown } from '../enterprise/contact-queries.ts'
import { told } from '../enterprise/enterprise-queries.ts'
import { stockOfCompanies, type ShownStock } from '../stock/stock-counts.ts'
import { stockLike, stockPage } from '../stock/stock-page.ts'
import { pageOfLines } from './line-queries.ts'
import { ownLines } from './own-lines.ts'
import { recordsBehind } from './records-behind.ts'
import { sellerNamed } from './own-seller.ts'
import { sellerHints, sellersLike } from './seller-list.ts'
import { askedBy, countView, ownPage, sellerPage } from './seller-page.ts'
import type { SellerRow } from './seller-queries.ts'
import { listedBrandsOf } from './sold-brands.ts'

export const traderHandlers: HandlersOf<typeof trader> = {
  search: ({ keywords }, context) => sellerHints(context.db, askedBy(context, 'trader'), keywords),

  async list({ pageIndex, pageSize, brandId, verified, ...filter }, context) {
    const { db } = context
    const brandIds = brandId === undefined ? [] : [brandId]
    const query = sellersLike(db, askedBy(context, 'trader'), { ...filter, brandIds, isCertified: verified })
    const { rows, total } = await paginate(db, query, { pageIndex, pageSize })
    const [brands, stock, records] = await Promise.all([
      listedBrandsOf(db, rows),
      stockBehind(context, rows),
      recordsBehind(context, rows),
    ])
    const data = rows.map((row) => ({
      ...presentTrader(row, brands.get(row.id) ?? [], stock.get(row.enterprise_id)),
      ...records(row),
    }))
    return { data, totalRecord: total }
  },

  async detail({ id }, context) {
    const [row, brands] = await sellerPage(context.db, askedBy(context, 'trader'), id)
    const [stock] = await Promise.all([stockBehind(context, [row]), countView(context.db, id)])
    return presentTrader(row, brands, stock.get(row.enterprise_id))
  },

  async contacts({ traderId }, context) {
    const { enterprise_id } = await sellerNamed(context.db, 'trader', traderId)
    return contactsShown(context, { kind: 'enterprise', id: enterprise_id })
  },

  async stock({ traderId, keywords, ...page }, context) {
    const { enterprise_id } = await sellerNamed(context.db, 'trader', traderId)
    const query = await stockLike(context.db, { keywords, enterpriseId: enterprise_id, sort: 'newest' })
    const { data, totalRecord } = await stockPage(context, query, page)
    return { data, totalRecord }
  },
}

/** What the companies behind some traders show of their stock, by the number of the company. */
const stockBehind = (asking: Pick<Context, 'db' | 'now'>, rows: readonly SellerRow[]) =>
  stockOfCompanies(
    asking,
    rows.map(({ enterprise_id }) => enterprise_id),
  )

/** A trader as everybody sees it. */
const presentTrader = (row: SellerRow, brands: SpecBrand[], stock?: ShownStock): trader.TraderVO => ({
  id: row.id,
  enterpriseId: row.enterprise_id,
  name: row.name,
  fullName: row.full_name,
  fullLogo: row.logo ?? '',
  advantageBrands: brands,
  stockCount: stock?.stockCount ?? 0,
  isAuth: row.enterprise_status === 'certified',
  isFollow: row.is_follow,
  viewCount: row.view_count,
  ...(stock && { stockTime: stock.confirmedAt.toISOString() }),
  ...told({ website: row.website, region: row.region, intro: row.intro }),
})

export const myTraderHandlers: HandlersOf<typeof myTrader> = ownPage('trader', async (row, brands, context) => {
  const stock = await stockBehind(context, [row])
  return presentTrader(row, brands, stock.get(row.enterprise_id))
})

export const traderLineHandlers: HandlersOf<typeof traderLine> = {
  ...ownLines('trader'),
  list: ({ traderId, ...page }, context) => pageOfLines(context, { kind: 'trader', id: traderId }, page),
}
