import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** Goods on the shelf of one brand in one category. */
export interface Facet {
  categoryId: number
  brandId: number
  count: number
}

interface Kept {
  facets: Facet[]
  /** Milliseconds of this process when they were counted. */
  at: number
}

/** From this total on, nobody sees that a count is some seconds old. */
const large = 1000
/** Milliseconds after which counts are made anew, while the old ones are told; and after which nobody is told them. */
const age = { renewed: 20_000, dropped: 120_000 }

const kept = new WeakMap<Db, Kept>()
const counting = new WeakMap<Db, Promise<Facet[]>>()

/**
 * What is on the shelf by category and brand, counted once for all who narrow a list: categories and brands are both
 * summed up from it. Few goods are counted each time.
 */
export async function goodsFacets(db: Db): Promise<Facet[]> {
  const known = kept.get(db)
  const old = performance.now() - (known?.at ?? -Infinity)
  if (!known || old >= age.dropped) return countOnce(db)
  // Nobody waits for what is only a little newer; where counting fails, the next who asks after the bound is told so.
  if (old >= age.renewed) countOnce(db).catch(() => {})
  return known.facets
}

/** Who asks meanwhile waits for the same. */
function countOnce(db: Db): Promise<Facet[]> {
  const under = counting.get(db) ?? countFacets(db).finally(() => counting.delete(db))
  counting.set(db, under)
  return under
}

async function countFacets(db: Db): Promise<Facet[]> {
  const { rows } = await sql<Facet>`
    select category_id as "categoryId", brand_id as "brandId", count(*)::int as count
    from mall_goods where is_shown group by category_id, brand_id`.execute(db)
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  if (total >= large) kept.set(db, { facets: rows, at: performance.now() })
  else kept.delete(db)
  return rows
}

/** Goods of each category of a shop. */
export async function shopFacets(db: Db, merchantId: number): Promise<Pick<Facet, 'categoryId' | 'count'>[]> {
  const { rows } = await sql<Pick<Facet, 'categoryId' | 'count'>>`
    select category_id as "categoryId", count(*)::int as count
    from mall_goods where is_shown and merchant_id = ${merchantId} group by category_id`.execute(db)
  return rows
}
