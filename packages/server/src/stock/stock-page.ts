import type { stock } from '@xinpu/contract/stock'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import type { Paging } from '@xinpu/contract/page'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { countOf, paginate } from '../core/paginate.ts'
import { modelKeyOf } from '../search/search-plan.ts'
import {
  freshOnly,
  linesNumbered,
  modelBegins,
  presentStock,
  shownLines,
  staleOnly,
  type StockQuery,
} from './stock-queries.ts'

type Filter = Omit<ParsedOf<typeof stock.list>, keyof Paging>
type Clock = Pick<Context, 'db' | 'now'>

/** A page of what others see of a query, and how much of it is stale. */
export async function stockPage({ db, now }: Clock, query: StockQuery, page: Paging): Promise<stock.StockPage> {
  const at = now()
  // Which lines a page shows is read from an index; only those are read whole.
  const numbers = freshOnly(query, at).clearSelect().select('stock.id')
  const [{ rows, total }, staleCount] = await Promise.all([
    paginate(db, numbers, page, 'kept'),
    countOf(db, staleOnly(query, at), 'kept'),
  ])
  const shown = await linesNumbered(
    db,
    rows.map(({ id }) => id),
  )
  return { data: shown.map((row) => presentStock(row, at)), totalRecord: total, staleCount }
}

/** Stock that is shown, narrowed and in an order; words are what a model begins with. */
export const stockLike = (db: Db, { keywords, brandId, enterpriseId, region, sort }: Filter) =>
  orders[sort](shownLines(db))
    .$if(Boolean(keywords), (found) => found.where(modelBegins(modelKeyOf(keywords ?? ''))))
    .$if(brandId !== undefined, (found) => found.where('stock.brand_id', '=', brandId ?? 0))
    .$if(enterpriseId !== undefined, (found) => found.where('stock.enterprise_id', '=', enterpriseId ?? 0))
    .$if(Boolean(region), (found) => found.where(sql<boolean>`position(${region} in enterprise.region) > 0`))

/** Stock of a model: the model itself before those that it begins, each the latest first. */
export const stockOfModel = (db: Db, { keywords, brand }: Pick<ParsedOf<typeof stock.search>, 'brand' | 'keywords'>) =>
  shownLines(db)
    .where(modelBegins(modelKeyOf(keywords)))
    .$if(Boolean(brand), (found) => found.where(ofBrand(plainOf(brand ?? ''))))
    .orderBy('stock.model_key')
    .orderBy('stock.confirmed_at', 'desc')
    .orderBy('stock.id', 'desc')

/** Of a brand by any of its names, or as the owner wrote it. */
const ofBrand = (plain: string) => sql<boolean>`(
  stock.brand_plain = ${plain} or stock.brand_id in (select brand_id from brand_alias where plain = ${plain})
)`

/** Prices on request come last, and a currency stays together. */
const orders: Record<Filter['sort'], (found: StockQuery) => StockQuery> = {
  newest: (found) => found.orderBy('stock.confirmed_at', 'desc').orderBy('stock.id', 'desc'),
  cheapest: (found) => found.orderBy('stock.currency').orderBy('stock.price_micro').orderBy('stock.id'),
  most: (found) => found.orderBy('stock.quantity', 'desc').orderBy('stock.id'),
}
