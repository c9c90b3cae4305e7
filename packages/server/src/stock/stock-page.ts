import type { stock } from '@xinpu/contract/stock'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import type { Paging } from '@xinpu/contract/page'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { countOf, paginate } from '../core/paginate.ts'
import { fewest } from '../enterprise/evidence-items.ts'
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
import { stockNamed } from './stock-words.ts'

type Filter = Omit<ParsedOf<typeof stock.list>, keyof Paging>
type Clock = Pick<Context, 'brought' | 'db' | 'now'>

/** A page of what others see of a query, and how much of it is stale. */
export async function stockPage(
  { db, now, brought }: Clock,
  query: StockQuery,
  page: Paging,
): Promise<stock.StockPage> {
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
  const honesty = await honestyOf({ db, now, brought }, shown)
  const data = shown.map((row) => {
    const stoodBy = honesty.get(row.enterprise_id)
    return { ...presentStock(row, at), ...(stoodBy && { honesty: stoodBy }) }
  })
  return { data, totalRecord: total, staleCount }
}

/** How those who hold some lines stand by what they offer, one question for all of them; of too few nothing is said. */
async function honestyOf({ db, now, brought }: Clock, rows: readonly { enterprise_id: number }[]) {
  const ids = [...new Set(rows.map((row) => row.enterprise_id))]
  const records = await brought.records.honesty({ db, now }, ids)
  return new Map([...records].filter(([, { asked }]) => asked >= fewest))
}

/** Stock that is shown, narrowed and in an order. */
export const stockLike = async (db: Db, { keywords = '', brandId, enterpriseId, region, sort }: Filter) =>
  orders[sort](await stockNamed(shownLines(db), db, keywords))
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
