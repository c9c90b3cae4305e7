import type { goods } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { explainPrice, fromMicro, orderAmounts } from '@xinpu/trade/price'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import type { Suggests } from '../portal/suggestion.ts'
import { modelKeyOf } from '../search/search-plan.ts'
import { goodsBrands } from './goods-brands.ts'
import { goodsCategories } from './goods-category.ts'
import { bestSold, goodsDetail, recommended } from './goods-detail.ts'
import { goodsFacets } from './goods-facets.ts'
import { goodsPage } from './goods-list.ts'
import { countVisit } from './shop-visit.ts'
import { reportGoods } from './goods-report.ts'
import { goodsNumbered, ladderOf } from './goods-queries.ts'
import { beginsWith } from '../core/begins-with.ts'

/** Names that are offered while typing. */
const mostHints = 8

export const goodsHandlers: HandlersOf<typeof goods> = {
  list: ({ pageIndex, pageSize, ...asked }, house) => goodsPage(house, asked, { pageIndex, pageSize }),

  async detail({ id }, { db, user, now }) {
    const found = await goodsDetail(db, id, user?.id)
    await countVisit(db, found.merchantId, now())
    return found
  },

  hint: async ({ keywords }, { db }) => ({ data: await offered(db, keywords) }),

  categories: async ({ parentId }, { db }) => goodsCategories(db, await goodsFacets(db), parentId),

  brands: ({ categoryId, keywords = '' }, { db }) => goodsBrands(db, categoryId, plainOf(keywords)),

  hot: ({ size }, { db }) => bestSold(db, size),

  recommend: ({ id, size }, { db }) => recommended(db, id, size),

  async price({ id, quantity }, { db }) {
    return priceOf(db, id, quantity)
  },

  async report(said, context) {
    await reportGoods(context, said)
    return null
  },
}

/** What a quantity costs as an order of its own. */
async function priceOf(db: Db, id: number, quantity: number): Promise<goods.GoodsPrice> {
  const [row] = await goodsNumbered(db, [id])
  if (!row?.is_shown) throw new Refusal('商品已下架', 'NOT_FOUND')
  const found = explainPrice(ladderOf(row), quantity, row.currency)
  if (!found) throw new Refusal(`起订 ${row.moq} 片`, 'NOT_FOUND')
  return {
    currency: row.currency,
    min: found.min,
    price: found.price,
    amount: fromMicro(found.amount),
    taxAmount: 0,
    freight: fromMicro(orderAmounts([found.amount], row.currency, row.freights).freight),
    stock: row.stock,
  }
}

async function offered(db: Db, keywords: string): Promise<goods.GoodsHint[]> {
  const key = modelKeyOf(keywords)
  if (plainOf(keywords) === '') return []
  const { rows } = await sql<goods.GoodsHint>`
    select distinct on (model_key) model as name, id as "mallGoodsId" from mall_goods
    where is_shown and ${beginsWith('model_key', key)}
    order by model_key, sale_count desc, id limit ${mostHints}`.execute(db)
  return rows
}

/** The same, for a box that looks through the whole site. */
export const suggestedGoods: Suggests = async ({ keywords, size }, { db }) =>
  (await offered(db, keywords)).slice(0, size).map(({ name }) => ({ name }))
