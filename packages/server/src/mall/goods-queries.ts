import type { goods } from '@xinpu/contract/mall'
import { fromMicro, type PriceBreak } from '@xinpu/trade/price'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { eachOf, nthOf, preparedStatement } from '../core/prepared-statement.ts'
import { told } from '../enterprise/enterprise-queries.ts'

/** A ladder as a text of numbers, which is written and read many times as fast as the array of a row. */
export const ladderColumns = {
  mins: sql<string>`array_to_string(mins, ',')`.as('mins'),
  micros: sql<string>`array_to_string(micros, ',')`.as('micros'),
}

/** What carts and orders need to know of goods, their brand and their shop. */
export const lineColumns = [
  'mall_goods.id',
  'mall_goods.name',
  'model',
  'brand.name_cn',
  'img_url',
  'currency',
  'stock',
  'moq',
  'mpq',
  'is_shown',
  'merchant_id',
  'merchant.name as merchant_name',
  'merchant.account_id as seller_id',
  'merchant.freights',
  ladderColumns.mins,
  ladderColumns.micros,
] as const

/** Goods with their brand, category, shop and the lot that is sent first. */
export const goodsRows = (db: Db) =>
  db
    .selectFrom('mall_goods')
    .innerJoin('brand', 'brand.id', 'mall_goods.brand_id')
    .innerJoin('category', 'category.id', 'mall_goods.category_id')
    .innerJoin('merchant', 'merchant.id', 'mall_goods.merchant_id')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('goods_lot')
          .select(['batch_no', 'delivery'])
          .whereRef('goods_id', '=', 'mall_goods.id')
          .orderBy(sql`(stock > 0) desc, position`)
          .limit(1)
          .as('lot'),
      (join) => join.onTrue(),
    )
    .select(['mall_goods.id', 'mall_goods.name', 'model', 'model_key', 'part_id', 'mall_goods.brand_id'])
    .select(['brand.name_cn', 'brand.logo', 'mall_goods.category_id', 'category.name as category_name'])
    .select(['img_url', 'package', 'currency', 'stock', 'moq', 'mpq', 'is_bargaining', 'sale_count'])
    .select([
      'mall_goods.status',
      'is_shown',
      'mall_goods.created_at',
      'mall_goods.updated_at',
      'merchant_id',
      'merchant.name as merchant_name',
      'merchant.account_id as seller_id',
      'merchant.freights',
    ])
    .select(['lot.batch_no', 'lot.delivery', ladderColumns.mins, ladderColumns.micros])

export type GoodsQuery = ReturnType<typeof goodsRows>
export type GoodsRow = Awaited<ReturnType<GoodsQuery['executeTakeFirstOrThrow']>>

const numbered = preparedStatement('mall_goods_rows', (db, ids) =>
  goodsRows(db).where('mall_goods.id', '=', eachOf(ids)),
)

const oneNumbered = preparedStatement('mall_goods_row', (db, ids) =>
  goodsRows(db).where('mall_goods.id', '=', nthOf(ids, 1)),
)

/** Goods by their numbers, in their order. */
export async function goodsNumbered(db: Db, ids: readonly number[]): Promise<GoodsRow[]> {
  if (ids.length === 0) return []
  if (ids.length === 1) return oneNumbered(db, ids)
  const byId = new Map((await numbered(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The ladder as the database keeps it, least quantity first. */
export function ladderOf({ mins, micros }: Pick<GoodsRow, 'micros' | 'mins'>): PriceBreak[] {
  const prices = micros.split(',')
  return mins.split(',').map((min, at) => ({ min: Number(min), price: fromMicro(BigInt(prices[at] ?? 0)) }))
}

/** What a piece costs at a quantity, in millionths; null under the least. */
export const microAt = (pieces: number) => sql<string | null>`micros[nullif(width_bucket(${pieces}::int, mins), 0)]`

/** The bridge from the row to the wire; the prices of what is not on the shelf are for its seller alone. */
export const presentGoods = (row: GoodsRow, isSeller = false): goods.MallGoods => ({
  mallGoodsId: row.id,
  name: row.name,
  model: row.model,
  modelId: row.part_id,
  brandId: row.brand_id,
  brandCn: row.name_cn,
  fullLogo: row.logo,
  categoryId: row.category_id,
  categoryName: row.category_name,
  imgUrl: row.img_url,
  currency: row.currency,
  stock: row.is_shown || isSeller ? row.stock : 0,
  moq: row.moq,
  mpq: row.mpq,
  ladderPrices: row.is_shown || isSeller ? ladderOf(row) : [],
  delivery: row.delivery ?? '',
  merchantId: row.merchant_id,
  merchantName: row.merchant_name,
  // Goods of a shop that is closed are off the shelf for everybody else.
  status: row.status === 'on' && !row.is_shown && !isSeller ? 'off' : row.status,
  isBargaining: row.is_bargaining,
  saleCount: row.sale_count,
  createTime: row.created_at.toISOString(),
  ...told({ package: row.package, batchNo: row.batch_no ?? '' }),
})
