import { toMicro } from '@xinpu/trade/price'
import type { Paging } from '@xinpu/contract/page'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { GoodsAsked } from './goods-list.ts'

/** What goods are narrowed by: what was asked, and the category with all below it. */
export interface Narrowing {
  asked: GoodsAsked
  inside: readonly number[] | undefined
}

/** Whether the steps of ladders tell alone which goods are meant, but for what most goods have. */
export const isByTiers = ({ brandId, merchantId, keywords = '' }: GoodsAsked): boolean =>
  brandId === undefined && merchantId === undefined && keywords === ''

/**
 * A page of goods by what a piece costs at the quantity, read along the steps of ladders: those of a currency in a
 * category lie in their order, so that a page takes no more of each than it shows. What has no price at the quantity
 * is not there.
 */
export async function goodsByPrice(db: Db, narrowing: Narrowing, { pageIndex, pageSize }: Paging) {
  const { asked, inside } = narrowing
  const way = asked.sort === '-price' ? sql`desc` : sql`asc`
  const from = (pageIndex - 1) * pageSize
  const { rows } = await sql<{ id: number }>`
    select tier.id
    from unnest(${asked.currency ? [asked.currency] : ['CNY', 'USD']}::text[]) with ordinality as money (currency, place)
      cross join unnest(${inside ?? [0]}::int[]) as kind (id)
      cross join lateral (
        select goods_id as id, micro from goods_tier
        where goods_tier.currency = money.currency ${inside ? sql`and category_id = kind.id` : sql``} and ${fits(asked)}
        order by micro ${way}, goods_id limit ${from + pageSize}
      ) as tier
    order by money.place, tier.micro ${way}, tier.id limit ${pageSize} offset ${from}`.execute(db)
  return rows
}

/** Steps of ladders, one of each of the goods that have a price within the bounds: what is counted. */
export const tiersAt = (db: Db, { asked, inside }: Narrowing) =>
  db
    .selectFrom('goods_tier')
    .select('goods_id as id')
    .where(fits(asked))
    .$if(asked.currency !== undefined, (rows) => rows.where('currency', '=', asked.currency ?? 'CNY'))
    .$if(inside !== undefined, (rows) => rows.where(sql<boolean>`category_id = any (${inside ?? []}::int[])`))

/** The step that a quantity reaches, within the bounds of the price; then what the goods themselves tell. */
function fits({ quantity, minPrice, maxPrice, hasStock, isBargaining }: GoodsAsked) {
  const least = String(toMicro(minPrice ?? 0))
  const tells = [
    sql`low <= ${quantity} and below > ${quantity}`,
    ...(minPrice === undefined ? [] : [sql`micro >= ${least}`]),
    ...(maxPrice === undefined ? [] : [sql`micro <= ${String(toMicro(maxPrice))}`]),
    ...(hasStock || isBargaining
      ? [
          sql`exists (
      select from mall_goods where mall_goods.id = goods_tier.goods_id
        and (not ${hasStock === true}::boolean or stock >= ${quantity})
        and (not ${isBargaining === true}::boolean or is_bargaining))`,
        ]
      : []),
  ]
  return sql<boolean>`(${sql.join(tells, sql` and `)})`
}
