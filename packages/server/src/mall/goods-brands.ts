import type { goods } from '@xinpu/contract/mall'
import { countCeiling } from '@xinpu/contract/page'
import { brandsNumbered, presentBrand } from '../brand/brand-queries.ts'
import type { Db } from '../core/database.ts'
import { categoriesUnder } from './goods-category.ts'
import { goodsFacets } from './goods-facets.ts'
import { beginsWith } from '../core/begins-with.ts'

/** Brands that a list is narrowed by, those with most goods. */
const mostBrands = 60

/** The brands that goods are of, in a category or in all, of those whose name begins so; most goods first. */
export async function goodsBrands(db: Db, categoryId: number | undefined, plain: string): Promise<goods.GoodsBrand[]> {
  const [facets, inside, named] = await Promise.all([
    goodsFacets(db),
    categoryId === undefined ? undefined : categoriesUnder(db, categoryId),
    plain === '' ? undefined : brandsNamed(db, plain),
  ])
  const counts = new Map<number, number>()
  for (const facet of facets)
    if ((inside?.includes(facet.categoryId) ?? true) && (named?.has(facet.brandId) ?? true))
      counts.set(facet.brandId, (counts.get(facet.brandId) ?? 0) + facet.count)
  const most = [...counts].toSorted(([one, many], [other, more]) => more - many || one - other).slice(0, mostBrands)
  return told(db, most)
}

async function told(db: Db, counted: readonly (readonly [number, number])[]): Promise<goods.GoodsBrand[]> {
  if (counted.length === 0) return []
  const rows = await brandsNumbered(
    db,
    counted.map(([id]) => id),
  )
  const known = new Map(rows.map((row) => [row.id, presentBrand(row)]))
  return counted.flatMap(([id, count]) => {
    const brand = known.get(id)
    return brand ? [{ ...brand, goodsCount: Math.min(count, countCeiling) }] : []
  })
}

/** Brands that are called something that begins so. */
async function brandsNamed(db: Db, plain: string): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('brand_alias').select('brand_id').where(beginsWith('plain', plain)).execute()
  return new Set(rows.map((row) => row.brand_id))
}
