import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { eachOf, kept, preparedStatement } from '../core/prepared-statement.ts'
import { tellArrivals } from './arrival-news.ts'
import { lineColumns } from './goods-queries.ts'
import type { TakenLot } from './order-tables.ts'

/**
 * Goods that are ordered, held until the transaction ends, as whoever held them before left them. In the order of their
 * numbers: two who want the same wait for each other, and never both for ever.
 */
export const heldGoods = preparedStatement('goods_held', (db, ids) =>
  db
    .selectFrom('mall_goods')
    .innerJoin('brand', 'brand.id', 'mall_goods.brand_id')
    .innerJoin('merchant', 'merchant.id', 'mall_goods.merchant_id')
    .select(lineColumns)
    .where('mall_goods.id', '=', eachOf(ids))
    .orderBy('mall_goods.id')
    .forNoKeyUpdate('mall_goods'),
)

/**
 * Holds the goods of orders until the transaction ends, in the order of their numbers as whoever orders them does, and
 * before any of their lots: what pays an order or closes it and what makes one wait for each other.
 */
export const holdGoodsOf = preparedStatement('goods_of_orders_held', (db, orderIds) =>
  db
    .selectFrom('mall_goods')
    .select('id')
    .where('id', 'in', (some) =>
      some.selectFrom('order_goods').select('goods_id').where('order_id', '=', eachOf(orderIds)),
    )
    .orderBy('id')
    .forNoKeyUpdate(),
)

/** Pieces of goods that are wanted, or given back. */
export interface Pieces {
  goodsId: number
  pieces: number
}

/**
 * Takes pieces out of stock, the lot that is sent first first; answers for each line where they were taken, or nothing
 * where there are too few of one: then nothing was taken. The goods must be held by the transaction.
 */
export async function takeStock(tx: Db, wanted: readonly Pieces[]): Promise<TakenLot[][] | undefined> {
  const lots = await lotsOf(tx, [...new Set(wanted.map(({ goodsId }) => goodsId))])
  const left = new Map(lots.map(({ id, stock }) => [id, stock]))
  const taken = wanted.map(({ goodsId, pieces }) => {
    const own = lots.filter(({ goods_id }) => goods_id === goodsId)
    return takeFrom(
      own.map(({ id }) => id),
      left,
      pieces,
    )
  })
  if (taken.some((one) => one === undefined)) return undefined
  const whole = taken.flatMap((one) => one ?? [])
  await moveStock(
    tx,
    whole.map(({ lotId, pieces }) => ({ lotId, pieces: -pieces })),
  )
  return taken.map((one) => one ?? [])
}

const lotsOf = preparedStatement('lots_to_take', (db, ids) =>
  db
    .selectFrom('goods_lot')
    .select(['id', 'goods_id', 'stock'])
    .where('goods_id', '=', eachOf(ids))
    .orderBy('goods_id')
    .orderBy('position'),
)

/** Takes pieces from lots in turn; undefined where they have too few in all. */
function takeFrom(lotIds: readonly number[], left: Map<number, number>, pieces: number): TakenLot[] | undefined {
  const taken: TakenLot[] = []
  let due = pieces
  for (const lotId of lotIds) {
    const some = Math.min(due, left.get(lotId) ?? 0)
    if (some > 0) taken.push({ lotId, pieces: some })
    left.set(lotId, (left.get(lotId) ?? 0) - some)
    due -= some
  }
  return due === 0 ? taken : undefined
}

/**
 * Gives pieces of goods back to where they were taken, and tells who waited for them; those of a lot that is gone go to
 * the first that is left. The goods must be held by the transaction.
 */
export async function giveBack(
  tx: Db,
  lines: readonly { goodsId: number; lots: readonly TakenLot[] }[],
): Promise<void> {
  const wanted = lines.flatMap(({ goodsId, lots }) => lots.map((lot) => ({ goods: goodsId, ...lot })))
  const { rows } = await sql<TakenLot>`
    select coalesce(same.id, first.id) as "lotId", back.pieces
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as back (goods int, "lotId" int, pieces int)
    left join goods_lot as same on same.id = back."lotId"
    left join lateral (
      select id from goods_lot where goods_id = back.goods order by position limit 1
    ) as first on true
    where coalesce(same.id, first.id) is not null`.execute(tx)
  await moveStock(tx, rows)
  await tellArrivals(tx, [...new Set(lines.map(({ goodsId }) => goodsId))])
}

/** Moves pieces into lots, or out of them, and says the sum with the goods: two statements for any number of lots. */
async function moveStock(tx: Db, moved: readonly TakenLot[]): Promise<void> {
  if (moved.length === 0) return
  const byLot = [...Map.groupBy(moved, ({ lotId }) => lotId)].map(([lotId, all]) => ({
    lot: lotId,
    pieces: all.reduce((sum, { pieces }) => sum + pieces, 0),
  }))
  await sql`${kept('stock_moved')}
    with moved as (select * from jsonb_to_recordset(${JSON.stringify(byLot)}::jsonb) as m (lot int, pieces int)),
    lots as (
      update goods_lot set stock = goods_lot.stock + moved.pieces from moved where goods_lot.id = moved.lot
      returning goods_lot.goods_id, moved.pieces
    )
    update mall_goods set stock = stock + sums.pieces
    from (select goods_id, sum(pieces)::int as pieces from lots group by goods_id) as sums
    where mall_goods.id = sums.goods_id`.execute(tx)
}
