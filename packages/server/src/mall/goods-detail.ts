import type { goods } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import type { Parameter } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { told } from '../enterprise/enterprise-queries.ts'
import { nthOf, preparedStatement } from '../core/prepared-statement.ts'
import { goodsNumbered, goodsRows, presentGoods, type GoodsRow } from './goods-queries.ts'
import { presentMerchants, shopOfGoods, type ReaderId } from './merchant-queries.ts'

/** What else would do, beside goods. */
const mostRecommended = 8

/** Goods with everything their page shows; what is not on the shelf is shown without prices, and to its seller with all. */
export async function goodsDetail(db: Db, id: number, readerId: ReaderId): Promise<goods.MallGoodsDetail> {
  // All at once: what others do not see is thrown away, and most look at what everybody sees.
  const [[row], shop, instead] = await Promise.all([
    pageOf(db, [id, readerId ?? 0]),
    shopOfGoods(db, id, readerId),
    inPlaceOf(db, [id, mostRecommended]),
  ])
  const isSeller = shop?.account_id === readerId
  if (!row || !shop || !isVisible(row, isSeller)) throw new Refusal('没有找到这个商品', 'NOT_FOUND')
  const [merchant] = await presentMerchants(db, [shop])
  if (!merchant) throw new Refusal('没有找到这个商品', 'NOT_FOUND')
  return {
    ...presentGoods(row, isSeller),
    ...presentMore(row),
    images: row.images.length > 0 ? row.images : [row.img_url].filter(Boolean),
    lots: row.is_shown || isSeller ? row.lots.map(presentLot) : [],
    merchant,
    recommends: instead.map((other) => presentGoods(other)),
  }
}

/** Others see what is or was on the shelf; what waits for its review, or was refused, only its seller. */
const isVisible = ({ status }: GoodsRow, isSeller: boolean): boolean => isSeller || status === 'on' || status === 'off'

interface LotRow {
  id: number
  warehouse: string
  stock: number
  delivery: string
  batch_no: string
}

/** Goods with what only their page shows to a reader; a datasheet that the seller chose goes before the newest of the part. */
const pageOf = preparedStatement('goods_page', (db, ids) => {
  const reader = nthOf(ids, 2)
  return goodsRows(db)
    .select(['images', 'mall_goods.description'])
    .select([
      sql<Parameter[] | null>`(select params from part where part.id = part_id)`.as('params'),
      sql<number | null>`coalesce(mall_goods.spec_id, (
        select max(datasheet.id) from datasheet_part join datasheet on datasheet.id = datasheet_id
        where datasheet_part.part_id = mall_goods.part_id and datasheet.state = 'published'
      ))`.as('spec_id'),
      sql<boolean>`exists (
        select from goods_favour where goods_id = mall_goods.id and account_id = ${reader}
      )`.as('is_favour'),
      sql<number | null>`(
        select quantity from goods_arrival where goods_id = mall_goods.id and account_id = ${reader}
      )`.as('arrival_wanted'),
      sql<number | null>`(
        select quantity from cart_line where goods_id = mall_goods.id and account_id = ${reader}
      )`.as('cart_count'),
      sql<LotRow[]>`(
        select coalesce(json_agg(place order by position), '[]') from goods_lot as place where goods_id = mall_goods.id
      )`.as('lots'),
    ])
    .where('mall_goods.id', '=', nthOf(ids, 1))
    .where('is_deleted', '=', false)
})

type PageRow = Awaited<ReturnType<typeof pageOf>>[number]

const presentMore = (more: PageRow) => ({
  description: more.description,
  params: more.params ?? [],
  isFavour: more.is_favour,
  arrivalWanted: more.arrival_wanted ?? 0,
  cartCount: more.cart_count ?? 0,
  ...(more.spec_id !== null && { specId: more.spec_id }),
})

const presentLot = ({ id, warehouse, stock, delivery, batch_no }: LotRow): goods.GoodsLot => ({
  id,
  warehouse,
  stock,
  delivery,
  ...told({ batchNo: batch_no }),
})

/** What would do in place of goods: the same model of other shops, then the same kind; without goods, what sells best. */
export async function recommended(db: Db, id: number | undefined, size: number): Promise<goods.MallGoods[]> {
  const known = id !== undefined && (await goodsNumbered(db, [id])).length > 0
  return known ? (await inPlaceOf(db, [id, size])).map((row) => presentGoods(row)) : bestSold(db, size)
}

/** The best sold of the model and of the kind, each read along its own order: so many of such goods. */
const inPlaceOf = preparedStatement('goods_in_place', (db, ids) => {
  const id = nthOf(ids, 1)
  // As a question of its own it is no reason to plan for just so many.
  const most = sql`(select ${nthOf(ids, 2)})`
  const found = sql<{ id: number; place: number }>`(
    select found.id, row_number() over (order by is_same desc, found.sale_count desc, found.id desc) as place
    from mall_goods as one cross join lateral (
      (select id, sale_count, true as is_same from mall_goods
        where is_shown and model_key = one.model_key and id <> one.id
        order by sale_count desc, id desc limit ${most})
      union all
      (select id, sale_count, false from mall_goods
        where is_shown and category_id = one.category_id and id <> one.id and model_key <> one.model_key
        order by sale_count desc, id desc limit ${most})
    ) as found where one.id = ${id} order by place limit ${most}
  )`
  return goodsRows(db).innerJoin(found.as('found'), 'found.id', 'mall_goods.id').orderBy('found.place')
})

/** What sells best of all. */
export async function bestSold(db: Db, size: number): Promise<goods.MallGoods[]> {
  const rows = await goodsRows(db)
    .where('is_shown', '=', true)
    .orderBy('sale_count', 'desc')
    .orderBy('mall_goods.id', 'desc')
    .limit(size)
    .execute()
  return rows.map((row) => presentGoods(row))
}
