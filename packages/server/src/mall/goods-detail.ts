import type { goods } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import type { Parameter } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { told } from '../enterprise/enterprise-queries.ts'
import { nthOf, oneOf, preparedStatement } from '../core/prepared-statement.ts'
import { goodsNumbered, goodsRows, presentGoods, type GoodsRow } from './goods-queries.ts'
import { presentMerchants, shopOfGoods, type ReaderId } from './merchant-queries.ts'

/** What else would do, beside goods. */
const mostRecommended = 8

/** Goods with everything their page shows; what is not on the shelf is shown without prices, and to its seller with all. */
export async function goodsDetail(db: Db, id: number, readerId: ReaderId): Promise<goods.MallGoodsDetail> {
  // All at once: what others do not see is thrown away, and most look at what everybody sees.
  const [[row], [more], shop, lots, instead] = await Promise.all([
    goodsNumbered(db, [id]),
    moreOf(db, [id, readerId ?? 0]),
    shopOfGoods(db, id, readerId),
    lotsOf(db, [id]),
    numbersInPlaceOf(db, [id, mostRecommended]),
  ])
  const isSeller = shop?.account_id === readerId
  if (!row || !more || !shop || !isVisible(row, isSeller)) throw new Refusal('没有找到这个商品', 'NOT_FOUND')
  const [[merchant], recommends] = await Promise.all([presentMerchants(db, [shop]), shownInOrder(db, instead)])
  if (!merchant) throw new Refusal('没有找到这个商品', 'NOT_FOUND')
  return {
    ...presentGoods(row, isSeller),
    ...presentMore(more),
    images: more.images.length > 0 ? more.images : [row.img_url].filter(Boolean),
    lots: row.is_shown || isSeller ? lots.map(presentLot) : [],
    merchant,
    recommends,
  }
}

/** Others see what is or was on the shelf; what waits for its review, or was refused, only its seller. */
const isVisible = ({ status }: GoodsRow, isSeller: boolean): boolean => isSeller || status === 'on' || status === 'off'

interface More {
  images: string[]
  description: string
  params: Parameter[] | null
  spec_id: number | null
  is_favour: boolean
  arrival_wanted: number | null
  cart_count: number | null
}

/** What only the page of goods shows to a reader; a datasheet that the seller chose goes before the newest of the part. */
const moreOf = preparedStatement('mall_goods_more', (_db, ids) => {
  const reader = nthOf(ids, 2)
  return sql<More>`
    select images, mall_goods.description, part.params,
      coalesce(mall_goods.spec_id, (
        select max(datasheet.id) from datasheet_part join datasheet on datasheet.id = datasheet_id
        where datasheet_part.part_id = mall_goods.part_id and datasheet.state = 'published'
      )) as spec_id,
      exists (select from goods_favour where goods_id = mall_goods.id and account_id = ${reader}) as is_favour,
      (select quantity from goods_arrival where goods_id = mall_goods.id and account_id = ${reader}) as arrival_wanted,
      (select quantity from cart_line where goods_id = mall_goods.id and account_id = ${reader}) as cart_count
    from mall_goods left join part on part.id = part_id
    where mall_goods.id = ${nthOf(ids, 1)} and not is_deleted`
})

const presentMore = (more: More) => ({
  description: more.description,
  params: more.params ?? [],
  isFavour: more.is_favour,
  arrivalWanted: more.arrival_wanted ?? 0,
  cartCount: more.cart_count ?? 0,
  ...(more.spec_id !== null && { specId: more.spec_id }),
})

const lotsOf = preparedStatement('goods_lots', (db, ids) =>
  db
    .selectFrom('goods_lot')
    .select(['id', 'warehouse', 'stock', 'delivery', 'batch_no'])
    .where('goods_id', '=', oneOf(ids))
    .orderBy('position'),
)

type LotRow = Awaited<ReturnType<typeof lotsOf>>[number]

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
  return known ? shownInOrder(db, await numbersInPlaceOf(db, [id, size])) : bestSold(db, size)
}

/** The best sold of the model and of the kind, each read along its own order: so many of such goods. */
const numbersInPlaceOf = preparedStatement('goods_in_place', (_db, ids) => {
  const [id, size] = [nthOf(ids, 1), nthOf(ids, 2)]
  return sql<{ id: number }>`
    select found.id from mall_goods as one cross join lateral (
      (select id, sale_count, true as is_same from mall_goods
        where is_shown and model_key = one.model_key and id <> one.id
        order by sale_count desc, id desc limit ${size})
      union all
      (select id, sale_count, false from mall_goods
        where is_shown and category_id = one.category_id and id <> one.id and model_key <> one.model_key
        order by sale_count desc, id desc limit ${size})
    ) as found where one.id = ${id} order by is_same desc, found.sale_count desc, found.id desc limit ${size}`
})

async function shownInOrder(db: Db, found: readonly { id: number }[]): Promise<goods.MallGoods[]> {
  const rows = await goodsNumbered(
    db,
    found.map(({ id }) => id),
  )
  return rows.map((row) => presentGoods(row))
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
