import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'
import { movable, moveBargain, tellBargain } from './bargain-move.ts'
import { goodsNumbered } from './goods-queries.ts'
import { lineOf, type OrderLine } from './order-line.ts'
import type { TokenLine } from './order-tables.ts'

/** Who orders what was agreed, and when. */
interface Buying {
  userId: number
  at: Date
}

/** The line of an offer that was accepted: its pieces at the price that was agreed, whatever the ladder says now. */
export async function lineOfBargain(db: Db, id: number, { userId, at }: Buying): Promise<OrderLine> {
  const row = await movable(db, { action: 'order', id, userId, at })
  const [goods] = await goodsNumbered(db, [row.goods_id])
  if (!goods || row.agreed === null) throw new Refusal('商品已被删除，不能按议价下单', 'CONFLICT')
  return {
    ...lineOf(goods, row.quantity, userId, BigInt(row.agreed)),
    freights: goods.freights,
    bargainId: id,
    changes: [],
  }
}

/** The number of the offer that lines are ordered by; undefined where they are ordered at the ladder's price. */
export const bargainIn = (lines: readonly TokenLine[]): number | undefined =>
  lines.find(({ bargainId }) => bargainId !== undefined)?.bargainId

/** Refuses an order of an offer that can no longer be ordered, before anything of it is made. */
export async function refuseEnded(tx: Db, lines: readonly TokenLine[], { userId, at }: Buying): Promise<void> {
  const id = bargainIn(lines)
  if (id !== undefined) await movable(tx, { action: 'order', id, userId, at })
}

/** Says that an offer was ordered, in the transaction that makes the order; for good, also where the order is closed. */
export async function orderBargain(
  tx: Db,
  { lines, orderId }: { lines: readonly TokenLine[]; orderId: number },
  { userId, at }: Buying,
): Promise<void> {
  const id = bargainIn(lines)
  if (id === undefined) return
  const row = await moveBargain(tx, { action: 'order', id, userId, at }, { order_id: orderId })
  await tellBargain(tx, row, 'seller', '买家按议价下单了')
}
