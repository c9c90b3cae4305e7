import type { SpecBrand } from '@xinpu/contract/brand'
import type { Paging } from '@xinpu/contract/page'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import { brands, presentBrand } from '../brand/brand-queries.ts'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { paginate } from '../core/paginate.ts'
import { wrong } from '../enterprise/application-draft.ts'

/** The first brands of some sellers, by the number of the seller. */
export async function brandsOf(db: Db, sellerIds: readonly number[], most: number): Promise<Map<number, SpecBrand[]>> {
  const ranked = db
    .selectFrom('sold_brand')
    .select(['seller_id', 'brand_id'])
    .select(sql<number>`row_number() over (partition by seller_id order by position, brand_id)`.as('place'))
    .where('seller_id', '=', oneOf(sellerIds))
  const rows = await brands(db)
    .innerJoin(ranked.as('sold'), 'sold.brand_id', 'brand.id')
    .select('sold.seller_id')
    .where('sold.place', '<=', most)
    .orderBy('sold.place')
    .execute()
  return new Map([...Map.groupBy(rows, ({ seller_id }) => seller_id)].map(([id, own]) => [id, own.map(presentBrand)]))
}

/** The brands that stand beside sellers in a list. */
export const listedBrandsOf = (db: Db, sellers: readonly { id: number }[]) =>
  brandsOf(
    db,
    sellers.map(({ id }) => id),
    listed,
  )

const listed = 8

/** A page of the brands of one seller. */
export async function pageOfSold(db: Db, sellerId: number, page: Paging) {
  const query = brands(db)
    .innerJoin('sold_brand as sold', 'sold.brand_id', 'brand.id')
    .where('sold.seller_id', '=', sellerId)
    .orderBy('sold.position')
    .orderBy('brand.id')
  const { rows, total } = await paginate(db, query, page)
  return { data: rows.map(presentBrand), totalRecord: total }
}

/** Names the brands that a seller sells, in this order, in place of those it named before. */
export async function nameBrands(tx: Db, sellerId: number, brandIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('seller_brand').where('seller_id', '=', sellerId).execute()
  const { rows } = await sql`
    insert into seller_brand (seller_id, brand_id, position)
    select ${sellerId}, brand.id, min(place)
    from unnest(${brandIds}::int[]) with ordinality as told (brand_id, place)
    join brand on brand.id = told.brand_id
    group by brand.id
    returning brand_id
  `.execute(tx)
  if (rows.length < new Set(brandIds).size) throw wrong('brandIds', '所选品牌不存在，请重新选择')
}

/** Refuses a brand that is not there. */
export async function refuseUnknownBrand(db: Db, id: number): Promise<void> {
  const row = await db.selectFrom('brand').select('id').where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('没有找到这个品牌', 'NOT_FOUND')
}
