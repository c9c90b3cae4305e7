import type { myGoods } from '@xinpu/contract/mall'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { wantGoodsBuyers } from '../demand/goods-matching.ts'
import { tellArrivals } from './arrival-news.ts'
import { lotRows } from './my-goods-draft.ts'

/**
 * Shows what is on the shelf of a shop that is open, hides the rest, counts what is shown, tells who waited for it, and
 * asks that those be found who seek it; in the transaction of what changed it.
 */
export async function showGoods(tx: Db, shopId: number): Promise<void> {
  const { rows } = await sql<{ id: number; is_shown: boolean }>`
    update mall_goods set is_shown = wanted.is_shown
    from (
      select goods.id, goods.status = 'on' and not goods.is_deleted and merchant.status = 'open'
          and enterprise.status <> 'blocked' as is_shown
      from mall_goods as goods join merchant on merchant.id = goods.merchant_id
        join enterprise on enterprise.id = merchant.enterprise_id
      where merchant.id = ${shopId}
    ) as wanted
    where mall_goods.id = wanted.id and mall_goods.is_shown <> wanted.is_shown
    returning mall_goods.id, mall_goods.is_shown`.execute(tx)
  await sql`
    update merchant set goods_count = (select count(*) from mall_goods where merchant_id = merchant.id and is_shown)
    where id = ${shopId}`.execute(tx)
  const shown = rows.filter(({ is_shown }) => is_shown).map(({ id }) => id)
  await tellArrivals(tx, shown)
  await wantGoodsBuyers(tx, shown)
}

/** Says the sum of its lots with goods, and tells who waited for so many; of none some are found by who seeks them. */
export async function sumStock(tx: Db, id: number, at: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with had as (select id, stock from mall_goods where id = ${id}),
    summed as (
      update mall_goods set updated_at = ${at},
        stock = (select coalesce(sum(stock), 0)::int from goods_lot where goods_id = mall_goods.id)
      where id = ${id} returning id, stock
    )
    select id from summed join had using (id) where had.stock = 0 and summed.stock > 0`.execute(tx)
  await tellArrivals(tx, [id])
  await wantGoodsBuyers(
    tx,
    rows.map((row) => row.id),
  )
}

/** Puts other lots in the place of those that goods have; pieces that an order holds go back to the first of them. */
export async function replaceLots(
  tx: Db,
  id: number,
  lots: ParsedOf<typeof myGoods.add>['lots'],
  at: Date,
): Promise<void> {
  await tx.deleteFrom('goods_lot').where('goods_id', '=', id).execute()
  await tx.insertInto('goods_lot').values(lotRows(id, lots)).execute()
  await sumStock(tx, id, at)
}
