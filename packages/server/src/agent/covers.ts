import type { BrandCover } from '@xinpu/contract/agent'
import { fewestCovering } from '@xinpu/trade/cover'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { dayOf, drawnOrder } from './seller-queries.ts'

interface CoverRow {
  seller_id: number
  brand_id: number
  cert_url: string | null
  cert_expire: string | null
  is_proven: boolean
}

/** How some sellers sell each of some brands, by the number of the seller: by a line with its proof, or by naming it. */
export async function coversOf(
  db: Db,
  sellers: readonly { id: number }[],
  { brandIds, at }: { brandIds: readonly number[]; at: Date },
): Promise<ReadonlyMap<number, BrandCover[]>> {
  const { rows } = await sql<CoverRow>`
    select sold.seller_id, sold.brand_id, line.cert_url, line.cert_expire::text,
      coalesce(line.cert_url is not null and coalesce(line.cert_expire >= ${dayOf(at)}, true), false) as is_proven
    from sold_brand as sold
    left join shown_line as line on line.seller_id = sold.seller_id and line.brand_id = sold.brand_id
    where sold.seller_id = ${oneOf(sellers.map(({ id }) => id))} and sold.brand_id = ${oneOf(brandIds)}
    order by sold.position
  `.execute(db)
  return new Map([...Map.groupBy(rows, ({ seller_id }) => seller_id)].map(([id, own]) => [id, own.map(present)]))
}

const present = ({ brand_id, is_proven, cert_url, cert_expire }: CoverRow): BrandCover => ({
  brandId: brand_id,
  isProven: is_proven,
  ...(cert_url !== null && { certUrl: cert_url }),
  ...(cert_expire !== null && { certExpire: cert_expire }),
})

/** The numbers of the fewest agents that prove all of some brands together. */
export async function fewestProving(
  db: Db,
  { brandIds, region = '', at }: { brandIds: readonly number[]; region?: string | undefined; at: Date },
) {
  // One agent of each set of brands will do: there are at most 31 sets of five.
  const { rows } = await sql<{ id: number; brand_ids: number[] }>`
    select distinct on (brand_ids) id, brand_ids
    from (
      select seller.id, array_agg(line.brand_id order by line.brand_id) as brand_ids
      from product_line as line
      join passed_line as passed on passed.line_id = line.id
      join shown_seller as seller on seller.id = line.seller_id
      where line.brand_id = ${oneOf(brandIds)} and seller.kind = 'agent' and passed.cert_url is not null
        and (passed.cert_expire is null or passed.cert_expire >= ${dayOf(at)})
        and position(${region} in coalesce(seller.region, '')) > 0
      group by seller.id
    ) as seller
    order by brand_ids, ${drawnOrder(at)}
  `.execute(db)
  const { suppliers, missing } = fewestCovering(brandIds, rows, ({ brand_ids }) => brand_ids)
  return {
    ids: suppliers.map(({ id }) => id),
    missing,
    most: Math.max(0, ...rows.map(({ brand_ids }) => brand_ids.length)),
  }
}
