import type { myGoods } from '@xinpu/contract/mall'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { tellArrivals } from './arrival-news.ts'
import { lotRows } from './my-goods-draft.ts'

/**
 * Shows what is on the shelf of a shop that is open, hides the rest, counts what is shown, and tells who waited for it;
 * in the transaction of what changed it.
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
  await tellArrivals(
    tx,
    rows.filter(({ is_shown }) => is_shown).map(({ id }) => id),
  )
}

/** Says the sum of its lots with goods, and tells who waited for so many. */
export async function sumStock(tx: Db, id: number, at: Date): Promise<void> {
  await sql`
    update mall_goods set updated_at = ${at},
      stock = (select coalesce(sum(stock), 0)::int from goods_lot where goods_id = mall_goods.id)
    where id = ${id}`.execute(tx)
  await tellArrivals(tx, [id])
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
