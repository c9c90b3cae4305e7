import { Refusal } from '@xinpu/contract/refusal'
import { orderAfter, type OrderEvent, type OrderState } from '@xinpu/trade/order'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { notify } from '../message/notify.ts'
import { dropAsked } from './invoice-asked.ts'
import { giveBack, holdGoodsOf } from './order-stock.ts'
import { orders, takenTime, type OrderRow } from './order-queries.ts'
import { stateWords } from './order-state-words.ts'
import type { TakenLot } from './order-tables.ts'

/** An order that somebody may act on, held until the transaction ends. */
export interface HeldOrder {
  tx: Db
  order: OrderRow
  at: Date
}

type Whose = { buyerId: number } | { sellerId: number } | { isDesk: true }

/** Acts on one order, one after another: what is decided is decided on the state that holds. */
export function withOrder<T>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  id: number,
  whose: Whose,
  act: (held: HeldOrder) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('mall_order').select('id').where('id', '=', id).forUpdate().execute()
    await closeDue(tx, now(), { orderId: id })
    const order = await orders(tx)
      .where('mall_order.id', '=', id)
      .$if('buyerId' in whose, (found) =>
        found.where('mall_order.account_id', '=', 'buyerId' in whose ? whose.buyerId : 0),
      )
      .$if('sellerId' in whose, (found) =>
        found.where('merchant.account_id', '=', 'sellerId' in whose ? whose.sellerId : 0),
      )
      .executeTakeFirst()
    if (!order) throw new Refusal('没有找到这个订单', 'NOT_FOUND')
    return act({ tx, order, at: now() })
  })
}

/** Moves an order by the table of its life; what may not happen in its state is refused in words. */
export async function move({ tx, order, at }: HeldOrder, event: OrderEvent, text: string): Promise<OrderState> {
  const next = orderAfter(order.status, event, order.status_before ?? 'paid')
  if (!next) throw new Refusal(`订单${stateWords[order.status]}，不能这样操作`, 'CONFLICT')
  await tx
    .updateTable('mall_order')
    .set({ status: next, ...stamps(event, next, at), ...(event === 'askRefund' && { status_before: order.status }) })
    .where('id', '=', order.id)
    .execute()
  if (next === 'closed') await dropAsked(tx, order.id)
  await say({ tx, order, at }, text)
  return next
}

/** The moments that a state is known by. */
const stamps = (event: OrderEvent, next: OrderState, at: Date) => ({
  ...(event === 'pay' && { paid_at: at }),
  ...(event === 'ship' && { shipped_at: at }),
  ...(next === 'finished' && { finished_at: at }),
  ...(next === 'closed' && { closed_at: at }),
})

/** Writes a line into the record of an order. */
export const say = ({ tx, order, at }: HeldOrder, text: string) =>
  tx.insertInto('order_log').values({ order_id: order.id, at, text }).execute()

/** Tells the other side. */
export const tell = ({ tx, order }: HeldOrder, to: 'buyer' | 'seller', title: string) =>
  notify(tx, {
    to: to === 'buyer' ? order.account_id : order.seller_id,
    kind: 'notification',
    title,
    content: `订单 ${order.no}，${order.merchant_name}`,
    url:
      to === 'buyer'
        ? `/mall/userCenter/myOrder/orderDetail/${order.id}`
        : `/mall/userCenter?role=seller&tab=orders&id=${order.id}`,
  })

/** Gives the pieces of orders back that will not be sent: those that went already stay away. */
export async function giveBackOrders(tx: Db, ids: readonly number[]): Promise<void> {
  await holdGoodsOf(tx, ids)
  const lines = await tx
    .selectFrom('order_goods')
    .select(['goods_id', 'lots', 'shipped'])
    .where('order_id', '=', sql<number>`any (${ids}::int[])`)
    .orderBy('goods_id')
    .execute()
  await giveBack(
    tx,
    lines.map(({ goods_id: goodsId, lots, shipped }) => ({ goodsId, lots: lotsLeft(lots, shipped) })),
  )
}

/** What is left of lots of which some pieces went: the first to be sent went first. */
export function lotsLeft(lots: readonly TakenLot[], shipped: number): TakenLot[] {
  let gone = shipped
  return lots.flatMap(({ lotId, pieces }) => {
    const sent = Math.min(gone, pieces)
    gone -= sent
    return sent === pieces ? [] : [{ lotId, pieces: pieces - sent }]
  })
}

/** Which orders are looked at: one, those of one payment, or all of a person. */
type Due = { orderId: number } | { payOrderId: number } | { accountId: number } | { sellerId: number } | { all: true }

function whose(due: Due) {
  if ('orderId' in due) return sql<boolean>`mall_order.id = ${due.orderId}`
  if ('payOrderId' in due) return sql<boolean>`pay_order_id = ${due.payOrderId}`
  if ('accountId' in due) return sql<boolean>`account_id = ${due.accountId}`
  if ('sellerId' in due)
    return sql<boolean>`merchant_id in (select id from merchant where account_id = ${due.sellerId})`
  return sql<boolean>`true`
}

/**
 * Closes orders that were not paid in time, and gives their pieces back, both or neither; answers how many. Doing it twice
 * is once. Whoever only looks opens a transaction where there is something to close, and not otherwise.
 */
export async function closeDue(db: Db, now: Date, due: Due): Promise<number> {
  if (db.isTransaction) return closeAll(db, now, due)
  const found = await dueOrders(db, now, due).limit(1).executeTakeFirst()
  return found ? db.transaction().execute((tx) => closeAll(tx, now, due)) : 0
}

const dueOrders = (db: Db, now: Date, due: Due) =>
  db
    .selectFrom('mall_order')
    .select('id')
    .where('status', '=', 'unpaid')
    .where('expires_at', '<=', now)
    .where(whose(due))

/** Orders in the order of their numbers, then their goods: of two who close the same, one waits. */
async function closeAll(db: Db, now: Date, due: Due): Promise<number> {
  const closed = await db
    .updateTable('mall_order')
    .set({ status: 'closed', closed_at: now, close_reason: '超时未付款' })
    .where('id', 'in', dueOrders(db, now, due).orderBy('id').forUpdate())
    .returning('id')
    .execute()
  if (closed.length === 0) return 0
  const ids = closed.map(({ id }) => id)
  await giveBackOrders(db, ids)
  await db
    .insertInto('order_log')
    .values(ids.map((id) => ({ order_id: id, at: now, text: '超时未付款，订单已关闭，库存已放回' })))
    .execute()
  return ids.length
}

/** Finishes orders whose buyers said nothing for 15 days after they were sent; answers how many. */
export async function finishDue(db: Db, now: Date): Promise<number> {
  const finished = await db
    .updateTable('mall_order')
    .set({ status: 'finished', finished_at: now })
    .where('status', '=', 'shipped')
    .where('shipped_at', '<=', new Date(now.getTime() - takenTime))
    .returning('id')
    .execute()
  if (finished.length === 0) return 0
  await db
    .insertInto('order_log')
    .values(finished.map(({ id }) => ({ order_id: id, at: now, text: '发货满 15 天，自动确认收货' })))
    .execute()
  return finished.length
}
