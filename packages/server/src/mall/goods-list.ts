import type { ParsedOf } from '@xinpu/contract/endpoint'
import type { goods } from '@xinpu/contract/mall'
import type { Paging } from '@xinpu/contract/page'
import { toMicro } from '@xinpu/trade/price'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { countOf, paginate } from '../core/paginate.ts'
import { modelKeyOf } from '../search/search-plan.ts'
import { goodsByPrice, isByTiers, tiersAt, type Narrowing } from './goods-by-price.ts'
import { categoriesUnder } from './goods-category.ts'
import { goodsNumbered, microAt, presentGoods } from './goods-queries.ts'
import { beginsWith } from '../core/begins-with.ts'

export type GoodsAsked = Omit<ParsedOf<typeof goods.list>, keyof Paging>

/** What goods are found in. */
export type GoodsHouse = Pick<House, 'db' | 'search'>

/** Parts that words find at most: goods are sold of those that people know. */
const mostParts = 1000

/** A page of the goods that everybody sees. */
export async function goodsPage(house: GoodsHouse, asked: GoodsAsked, page: Paging) {
  const { categoryId } = asked
  const inside = categoryId === undefined ? undefined : await categoriesUnder(house.db, categoryId)
  const { rows, total } = await pageOf(house, { asked, inside }, page)
  const shown = await goodsNumbered(
    house.db,
    rows.map(({ id }) => id),
  )
  return { data: shown.map((row) => presentGoods(row)), totalRecord: total }
}

/** A page by price is read along the ladders; what has no price comes after, and takes the plain way. */
async function pageOf(house: GoodsHouse, narrowing: Narrowing, page: Paging) {
  const { asked } = narrowing
  const isByPrice = asked.sort === 'price' || asked.sort === '-price'
  const plain = await numbersOf(house, narrowing)
  if (!isByTiers(asked)) return paginate(house.db, plain, page, 'kept')
  const isBounded = asked.minPrice !== undefined || asked.maxPrice !== undefined
  const total = () => countOf(house.db, isBounded ? tiersAt(house.db, narrowing) : plain, 'kept')
  const cheapest = isByPrice ? await goodsByPrice(house.db, narrowing, page) : []
  if (cheapest.length === page.pageSize) return { rows: cheapest, total: await total() }
  return { rows: await pageOfRows(plain, page), total: await total() }
}

const pageOfRows = (found: Numbers, { pageIndex, pageSize }: Paging) =>
  found
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute()

const shownGoods = (db: Db) => db.selectFrom('mall_goods').select('mall_goods.id').where('is_shown', '=', true)
type Numbers = ReturnType<typeof shownGoods>

async function numbersOf({ db, search }: GoodsHouse, { asked, inside }: Narrowing): Promise<Numbers> {
  const narrow = inCategories(narrowed(shownGoods(db), asked), inside)
  const words = asked.keywords ?? ''
  if (plainOf(words) === '') return inOrder(narrow, asked, [])
  const { hits } = await search.find({ text: words, sort: 'relevance', limit: mostParts, offset: 0 })
  const parts = hits.map(({ id }) => id)
  return inOrder(narrow.where(await named(db, words, parts)), asked, parts)
}

/** Goods of parts that the words find; those the catalogue lacks by their number; and all of a brand that is called so. */
async function named(db: Db, words: string, parts: readonly number[]) {
  const key = modelKeyOf(words)
  const brands = await db.selectFrom('brand_alias').select('brand_id').where('plain', '=', plainOf(words)).execute()
  return sql<boolean>`(
    part_id = any (${parts}::int[])
    or ${beginsWith('model_key', key)}
    or mall_goods.brand_id = any (${brands.map(({ brand_id }) => brand_id)}::int[])
  )`
}

function narrowed(found: Numbers, asked: GoodsAsked): Numbers {
  const { brandId, merchantId, currency, hasStock, isBargaining, quantity } = asked
  return priced(found, asked)
    .$if(brandId !== undefined, (rows) => rows.where(inBrands(brandId ?? [])))
    .$if(merchantId !== undefined, (rows) => rows.where('merchant_id', '=', merchantId ?? 0))
    .$if(currency !== undefined, (rows) => rows.where('currency', '=', currency ?? 'CNY'))
    .$if(hasStock === true, (rows) => rows.where('stock', '>=', quantity))
    .$if(isBargaining === true, (rows) => rows.where('is_bargaining', '=', true))
}

/** By what a piece costs at the quantity; what is not sold in so few has no price. */
function priced(found: Numbers, { minPrice, maxPrice, quantity }: GoodsAsked): Numbers {
  const micro = microAt(quantity)
  return found
    .$if(minPrice !== undefined, (rows) => rows.where(sql<boolean>`${micro} >= ${String(toMicro(minPrice ?? 0))}`))
    .$if(maxPrice !== undefined, (rows) => rows.where(sql<boolean>`${micro} <= ${String(toMicro(maxPrice ?? 0))}`))
}

/** One value is told as one: only so are its rows read in their order along an index. */
const inBrands = (ids: readonly number[]) =>
  ids.length === 1 ? sql<boolean>`brand_id = ${ids[0]}` : sql<boolean>`brand_id = any (${ids}::int[])`

function inCategories(found: Numbers, ids: Narrowing['inside']): Numbers {
  if (!ids) return found
  const [first] = ids
  return found.where(
    ids.length === 1 ? sql<boolean>`category_id = ${first}` : sql<boolean>`category_id = any (${ids}::int[])`,
  )
}

/** What costs nothing at a quantity because it is not sold in so few comes last, and a currency stays together. */
function inOrder(found: Numbers, { sort, quantity }: GoodsAsked, parts: readonly number[]): Numbers {
  const micro = microAt(quantity)
  const byPrice = found.orderBy(sql`${micro} is null`).orderBy('currency')
  if (sort === 'price') return byPrice.orderBy(micro).orderBy('mall_goods.id')
  if (sort === '-price') return byPrice.orderBy(micro, 'desc').orderBy('mall_goods.id')
  if (sort === 'newest') return found.orderBy('mall_goods.created_at', 'desc').orderBy('mall_goods.id', 'desc')
  const ranked = found.$if(sort === 'relevance' && parts.length > 0, (rows) =>
    rows.orderBy(sql`array_position(${parts}::int[], part_id) nulls last`),
  )
  return ranked.orderBy('sale_count', 'desc').orderBy('mall_goods.id', 'desc')
}
