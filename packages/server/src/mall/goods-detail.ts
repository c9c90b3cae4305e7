import type { goods } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import type { Parameter } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { told } from '../enterprise/enterprise-queries.ts'
import { goodsNumbered, goodsRows, presentGoods, type GoodsRow } from './goods-queries.ts'
import { merchants, presentMerchants, type ReaderId } from './merchant-queries.ts'

/** What else would do, beside goods. */
const mostRecommended = 8

/** Goods with everything their page shows; what is not on the shelf is shown without prices, and to its seller with all. */
export async function goodsDetail(db: Db, id: number, readerId: ReaderId): Promise<goods.MallGoodsDetail> {
  const [[row], more] = await Promise.all([goodsNumbered(db, [id]), moreOf(db, id, readerId)])
  const isSeller = more !== undefined && more.seller_id === readerId
  if (!row || !more || !isVisible(row, isSeller)) throw new Refusal('没有找到这个商品', 'NOT_FOUND')
  const [[merchant], recommends, lots] = await Promise.all([
    merchants(db, readerId)
      .where('merchant.id', '=', row.merchant_id)
      .execute()
      .then((rows) => presentMerchants(db, rows)),
    inPlaceOf(db, row, mostRecommended),
    lotsOf(db, id),
  ])
  if (!merchant) throw new Refusal('没有找到这个商品', 'NOT_FOUND')
  return {
    ...presentGoods(row, isSeller),
    images: more.images.length > 0 ? more.images : [row.img_url].filter(Boolean),
    lots: row.is_shown || isSeller ? lots : [],
    description: more.description,
    params: more.params ?? [],
    merchant,
    isFavour: more.is_favour,
    arrivalWanted: more.arrival_wanted ?? 0,
    cartCount: more.cart_count ?? 0,
    recommends,
    ...(more.spec_id !== null && { specId: more.spec_id }),
  }
}

/** Others see what is or was on the shelf; what waits for its review, or was refused, only its seller. */
const isVisible = ({ status }: GoodsRow, isSeller: boolean): boolean => isSeller || status === 'on' || status === 'off'

interface More {
  images: string[]
  description: string
  params: Parameter[] | null
  spec_id: number | null
  seller_id: number
  is_favour: boolean
  arrival_wanted: number | null
  cart_count: number | null
}

/** What only the page of goods shows; a datasheet that the seller chose goes before the newest of the part. */
async function moreOf(db: Db, id: number, readerId: ReaderId): Promise<More | undefined> {
  const { rows } = await sql<More>`
    select images, mall_goods.description, part.params, merchant.account_id as seller_id,
      coalesce(mall_goods.spec_id, (
        select max(datasheet.id) from datasheet_part join datasheet on datasheet.id = datasheet_id
        where datasheet_part.part_id = mall_goods.part_id and datasheet.state = 'published'
      )) as spec_id,
      exists (select from goods_favour where goods_id = mall_goods.id and account_id = ${readerId ?? 0}) as is_favour,
      (select quantity from goods_arrival where goods_id = mall_goods.id and account_id = ${readerId ?? 0}) as arrival_wanted,
      (select quantity from cart_line where goods_id = mall_goods.id and account_id = ${readerId ?? 0}) as cart_count
    from mall_goods join merchant on merchant.id = merchant_id left join part on part.id = part_id
    where mall_goods.id = ${id} and not is_deleted`.execute(db)
  return rows[0]
}

async function lotsOf(db: Db, id: number): Promise<goods.GoodsLot[]> {
  const rows = await db.selectFrom('goods_lot').selectAll().where('goods_id', '=', id).orderBy('position').execute()
  return rows.map((row) => ({
    id: row.id,
    warehouse: row.warehouse,
    stock: row.stock,
    delivery: row.delivery,
    ...told({ batchNo: row.batch_no }),
  }))
}

/** What would do in place of goods: the same model of other shops, then the same kind; without goods, what sells best. */
export async function recommended(db: Db, id: number | undefined, size: number): Promise<goods.MallGoods[]> {
  const chosen = await db
    .selectFrom('mall_goods')
    .select(['id', 'model_key', 'category_id'])
    .where('id', '=', id ?? 0)
    .executeTakeFirst()
  return chosen ? inPlaceOf(db, chosen, size) : bestSold(db, size)
}

/** The best sold of the model and of the kind, each read along its own order. */
async function inPlaceOf(
  db: Db,
  { id, model_key, category_id }: Pick<GoodsRow, 'category_id' | 'id' | 'model_key'>,
  size: number,
): Promise<goods.MallGoods[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      (select id, sale_count, true as is_same from mall_goods
        where is_shown and model_key = ${model_key} and id <> ${id}
        order by sale_count desc, id desc limit ${size})
      union all
      (select id, sale_count, false from mall_goods
        where is_shown and category_id = ${category_id} and id <> ${id} and model_key <> ${model_key}
        order by sale_count desc, id desc limit ${size})
    ) as found order by is_same desc, sale_count desc, id desc limit ${size}`.execute(db)
  const shown = await goodsNumbered(
    db,
    rows.map((row) => row.id),
  )
  return shown.map((row) => presentGoods(row))
}

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
