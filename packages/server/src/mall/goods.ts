import type { goods } from '@xinpu/contract/mall'
import { countCeiling } from '@xinpu/contract/page'
import { Refusal } from '@xinpu/contract/refusal'
import { explainPrice, fromMicro, orderAmounts } from '@xinpu/trade/price'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import { brands, presentBrand } from '../brand/brand-queries.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { modelKeyOf } from '../search/search-plan.ts'
import { goodsCategories } from './goods-category.ts'
import { goodsDetail, recommended } from './goods-detail.ts'
import { goodsPage } from './goods-list.ts'
import { countVisit } from './shop-visit.ts'
import { goodsNumbered, goodsRows, ladderOf, presentGoods } from './goods-queries.ts'

/** Names that are offered while typing. */
const mostHints = 8
/** Brands that a list is narrowed by, those with most goods. */
const mostBrands = 60

export const goodsHandlers: HandlersOf<typeof goods> = {
  list: ({ pageIndex, pageSize, ...asked }, house) => goodsPage(house, asked, { pageIndex, pageSize }),

  async detail({ id }, { db, user, now }) {
    const found = await goodsDetail(db, id, user?.id)
    await countVisit(db, found.merchantId, now())
    return found
  },

  async hint({ keywords }, { db }) {
    const key = modelKeyOf(keywords)
    if (plainOf(keywords) === '') return { data: [] }
    const { rows } = await sql<goods.GoodsHint>`
      select distinct on (model_key) model as name, id as "mallGoodsId" from mall_goods
      where is_shown and model_key >= ${key} and model_key < ${`${key}\uffff`}
      order by model_key, sale_count desc, id limit ${mostHints}`.execute(db)
    return { data: rows }
  },

  categories: ({ parentId }, { db }) => goodsCategories(db, sql`is_shown`, parentId),

  async brands({ categoryId, keywords = '' }, { db }) {
    const plain = plainOf(keywords)
    const { rows: counted } = await sql<{ id: number; count: number }>`
      select brand_id as id, count(*)::int as count from mall_goods
      where is_shown
        and (${categoryId ?? null}::int is null or category_id in (
          select id from category where id = ${categoryId ?? null}::int or parent_id = ${categoryId ?? null}::int))
        and (${plain} = '' or brand_id in (
          select brand_id from brand_alias where plain >= ${plain} and plain < ${`${plain}\uffff`}))
      group by brand_id order by count(*) desc, brand_id limit ${mostBrands}`.execute(db)
    if (counted.length === 0) return []
    const counts = new Map(counted.map(({ id, count }) => [id, count]))
    const known = await brands(db)
      .where('brand.id', '=', oneOf([...counts.keys()]))
      .execute()
    return known
      .map((row) => ({ ...presentBrand(row), goodsCount: Math.min(counts.get(row.id) ?? 0, countCeiling) }))
      .toSorted((one, other) => other.goodsCount - one.goodsCount || one.id - other.id)
  },

  async hot({ size }, { db }) {
    const rows = await goodsRows(db)
      .where('is_shown', '=', true)
      .orderBy('sale_count', 'desc')
      .orderBy('mall_goods.id', 'desc')
      .limit(size)
      .execute()
    return rows.map((row) => presentGoods(row))
  },

  recommend: ({ id, size }, { db }) => recommended(db, id, size),

  async price({ id, quantity }, { db }) {
    return priceOf(db, id, quantity)
  },
}

/** What a quantity costs as an order of its own. */
async function priceOf(db: Db, id: number, quantity: number): Promise<goods.GoodsPrice> {
  const [row] = await goodsNumbered(db, [id])
  if (!row?.is_shown) throw new Refusal('商品已下架', 'NOT_FOUND')
  const found = explainPrice(ladderOf(row), quantity, row.currency)
  if (!found) throw new Refusal(`起订 ${row.moq} 片`, 'NOT_FOUND')
  const shop = await db.selectFrom('merchant').select('freights').where('id', '=', row.merchant_id).executeTakeFirst()
  return {
    currency: row.currency,
    min: found.min,
    price: found.price,
    amount: fromMicro(found.amount),
    taxAmount: 0,
    freight: fromMicro(orderAmounts([found.amount], row.currency, shop?.freights ?? []).freight),
    stock: row.stock,
  }
}
