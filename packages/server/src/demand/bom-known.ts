import { isFamilyOf, isOrderOf } from '@xinpu/trade/bom'
import { plainOf } from '@xinpu/trade/query'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { modelKeyOf } from '../search/search-plan.ts'
import { lastLetter } from '../core/begins-with.ts'

/** Parts that have one of the numbers, by the number as it is kept, in one statement. */
export async function partsNumbered(db: Db, numbers: readonly string[]): Promise<ReadonlyMap<string, number[]>> {
  const keys = [...new Set(numbers.map(modelKeyOf))]
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ id: number; key: string }>`
    select id, model_key as key from part where model_key = any (${keys}::text[]) order by popularity desc, id`.execute(
    db,
  )
  const byKey = Map.groupBy(rows, ({ key }) => key)
  return new Map([...byKey].map(([key, found]) => [key, found.map(({ id }) => id)]))
}

interface OfOther {
  id: number
  key: string
  model: string
  brandId: number
  popularity: number
}

/** A part of another maker that may be meant by a number: it has a packing behind it, or a package. */
export interface OtherOrder {
  id: number
  by: 'suffix' | 'prefix'
}

/** As many parts of other makers are looked at for a number. */
const mostOrders = 24

/**
 * For numbers that one maker alone has: parts of others that are the same number with a packing behind it, or one of the
 * family that is called so, the best known of each maker, in one statement.
 */
export async function ordersOfOthers(db: Db, numbers: readonly string[]): Promise<ReadonlyMap<string, OtherOrder[]>> {
  const keys = [...new Set(numbers.map(modelKeyOf))]
  if (keys.length === 0) return new Map()
  const { rows } = await sql<OfOther>`
    select own.key, part.id, part.model, part.brand_id as "brandId", part.popularity
    from (
      select model_key as key, min(brand_id) as brand_id from part where model_key = any (${keys}::text[])
      group by model_key having min(brand_id) = max(brand_id)
    ) own
    cross join lateral (
      select id, model, brand_id, popularity from part
      where model_key > own.key and model_key < own.key || ${lastLetter}::text and part.brand_id <> own.brand_id
      order by model_key limit ${mostOrders}
    ) part`.execute(db)
  const orders = rows.flatMap((row) => {
    const by = isOrderOf(row.key, row.model) ? 'suffix' : isFamilyOf(row.key, row.model) && 'prefix'
    return by ? [{ ...row, by } as const] : []
  })
  return new Map([...Map.groupBy(orders, ({ key }) => key)].map(([key, found]) => [key, bestOfMakers(found)]))
}

function bestOfMakers<Order extends OfOther>(found: readonly Order[]): Order[] {
  const sorted = found.toSorted((one, other) => other.popularity - one.popularity || one.id - other.id)
  return sorted.filter(({ brandId }, at) => sorted.findIndex((one) => one.brandId === brandId) === at)
}

/** Parts by their numbers of 立创商城, in one statement. */
export async function partsOfLcsc(
  db: Db,
  numbers: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, number>> {
  const asked = [...new Set(numbers)].filter((number) => number !== undefined)
  if (asked.length === 0) return new Map()
  const rows = await db
    .selectFrom('part_lcsc')
    .select(['number', 'part_id'])
    .where('number', '=', sql<string>`any (${asked}::text[])`)
    .execute()
  return new Map(rows.map(({ number, part_id }) => [number, part_id]))
}

/** Brands that are called so, by the plain name, in one statement. */
export async function brandsCalled(
  db: Db,
  names: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const plains = [...new Set(names.map(plainOf))].filter((plain) => plain !== '')
  if (plains.length === 0) return new Map()
  const rows = await db
    .selectFrom('brand_alias')
    .select(['plain', 'brand_id'])
    .where('plain', '=', sql<string>`any (${plains}::text[])`)
    .execute()
  const byPlain = Map.groupBy(rows, ({ plain }) => plain)
  return new Map([...byPlain].map(([plain, found]) => [plain, new Set(found.map(({ brand_id }) => brand_id))]))
}
