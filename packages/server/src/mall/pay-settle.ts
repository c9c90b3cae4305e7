import { formatAmount, type Micro } from '@xinpu/trade/price'
import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { heldBill, payBill, type HeldBill } from './bill.ts'
import { askChosen } from './invoice-asked.ts'
import { record, type MoneyFor } from './ledger.ts'
import { wantBack } from './money-back.ts'
import { move, tell, type HeldOrder } from './order-move.ts'
import { lockOrders, type OrderRow } from './order-queries.ts'
import { holdGoodsOf } from './order-stock.ts'
import { paymentNo, type PayOutcome } from './pay-provider.ts'

type Settling = Pick<House, 'brought' | 'db' | 'now'>

/**
 * Takes note of what became of a payment, once, however often, late or out of order it is told: the orders are paid, or
 * the bill, the money is written down and both sides are told in one transaction. What cannot be is kept with its
 * reason, and its money goes back: an amount that is not what was asked for, and what came for what was closed or paid
 * meanwhile.
 */
export function settle(house: Settling, id: number, outcome: PayOutcome): Promise<void> {
  const { db, now } = house
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Waiting>`
      select id, pay_order_id, pay_type, micro::text, status from pay_online where id = ${id} for update`.execute(tx)
    const [payment] = rows
    if (!payment || payment.status === 'paid' || outcome.no !== paymentNo(id)) return
    if (outcome.state === 'paid') await settlePaid(tx, house, payment, outcome)
    else if (outcome.state !== 'waiting' && payment.status === 'waiting')
      await end(tx, { id, status: outcome.state, at: now() })
  })
}

interface Waiting {
  id: number
  pay_order_id: number
  pay_type: 'ALI' | 'WX'
  micro: string
  status: 'cancelled' | 'failed' | 'paid' | 'waiting'
}

/** An attempt that paid nothing. */
interface Ended {
  id: number
  status: 'cancelled' | 'failed'
  at: Date
}

const end = (tx: Db, { id, status, at }: Ended) =>
  tx.updateTable('pay_online').set({ status, ended_at: at }).where('id', '=', id).execute()

async function settlePaid(tx: Db, house: Settling, payment: Waiting, outcome: PayOutcome): Promise<void> {
  const { id, pay_order_id: payOrderId, pay_type: payType } = payment
  const at = house.now()
  const bill = await heldBill(tx, payOrderId)
  if (outcome.micro !== BigInt(payment.micro)) {
    await end(tx, { id, status: 'failed', at })
    return giveBackSurplus(tx, { payment, outcome, bill, at, surplus: outcome.micro })
  }
  await tx
    .updateTable('pay_online')
    .set({ status: 'paid', trade_no: outcome.tradeNo, ended_at: at })
    .where('id', '=', id)
    .execute()
  const paying = { payType, cause: outcome.no, at, most: outcome.micro }
  const paid = bill ? await payBill(tx, house, bill, paying) : await payOrders(tx, { ...paying, payOrderId })
  await giveBackSurplus(tx, { payment, outcome, bill, at, surplus: outcome.micro - paid })
}

interface Surplus {
  payment: Waiting
  outcome: PayOutcome
  /** What was to be paid where that is no goods. */
  bill: HeldBill | undefined
  at: Date
  /** What came and pays nothing. */
  surplus: Micro
}

/** Money that pays nothing comes into the books, and goes out of them again to whom it belongs. */
async function giveBackSurplus(tx: Db, { payment, outcome, bill, at, surplus }: Surplus): Promise<void> {
  if (surplus <= 0n) return
  const { account_id, currency, ...whose } = bill ? ofBill(bill) : await firstOrder(tx, payment.pay_order_id)
  const cause = `late ${outcome.no} ${outcome.tradeNo}`
  const moved = {
    cause,
    ...whose,
    currency,
    account: `cash:${payment.pay_type}`,
    against: `buyer:${account_id}`,
    micro: surplus,
    at,
  }
  if (!(await record(tx, { ...moved, kind: 'pay' }))) return
  await tx
    .updateTable('pay_online')
    .set({ trouble: `多收 ${formatAmount(surplus, currency)}，原路退回` })
    .where('id', '=', payment.id)
    .execute()
  await record(tx, { ...moved, kind: 'refund' })
  const back = { payOnlineId: payment.id, cause, micro: surplus, total: outcome.micro, at }
  await wantBack(tx, { ...back, orderId: whose.orderId ?? null })
}

/** Whose money it is that pays nothing, and of what. */
type Owed = MoneyFor & { account_id: number; currency: 'CNY' | 'USD' }

const ofBill = ({ pay_order_id: billId, account_id, currency }: HeldBill): Owed => ({ billId, account_id, currency })

const firstOrder = (tx: Db, payOrderId: number): Promise<Owed> =>
  tx
    .selectFrom('mall_order')
    .select(['id as orderId', 'account_id', 'currency'])
    .where('pay_order_id', '=', payOrderId)
    .orderBy(sql`status = 'closed'`, 'desc')
    .orderBy('id')
    .executeTakeFirstOrThrow()

interface Paying {
  payOrderId: number
  payType: 'ALI' | 'BANK' | 'WX'
  /** The number of the payment, or of the voucher. */
  cause: string
  at: Date
  /** What came, in millionths; absent where a shop says that what was due is there. */
  most?: Micro
  /** The shop that says so, of its own orders; absent where the money is for all of them. */
  merchantId?: number
}

/**
 * Pays the orders of a payment that are still to be paid; answers what they cost, in millionths: nothing where too little
 * came.
 */
export async function payOrders(tx: Db, { payOrderId, payType, cause, at, most, merchantId }: Paying): Promise<Micro> {
  const rows = await lockOrders(tx, payOrderId)
  const due = affordable(rows.filter(isDueTo(merchantId)), most)
  const ids = due.map(({ id }) => id)
  if (ids.length > 0) await holdGoodsOf(tx, ids)
  for (const order of due) await payOne({ tx, order, at }, payType, cause)
  return costOf(due)
}

const isDueTo =
  (merchantId: number | undefined) =>
  ({ status, merchant_id: shop }: OrderRow): boolean =>
    (status === 'unpaid' || status === 'reviewing') && (merchantId === undefined || merchantId === shop)

const costOf = (due: readonly OrderRow[]): Micro =>
  due.reduce((sum, { pay_micro }) => sum + BigInt(String(pay_micro)), 0n)

/**
 * The orders that money pays: all that are due, or those whose voucher was refused while other shops still look at it. A
 * part of them it never pays, as where a price was raised after the payment began.
 */
function affordable(due: readonly OrderRow[], most: Micro | undefined): readonly OrderRow[] {
  const unpaid = due.filter(({ status }) => status === 'unpaid')
  return [due, unpaid].find((some) => most === undefined || costOf(some) <= most) ?? []
}

async function payOne(held: HeldOrder, payType: Paying['payType'], cause: string): Promise<void> {
  const { tx, order, at } = held
  await move(held, 'pay', '买家已付款')
  await tx.updateTable('mall_order').set({ pay_type: payType }).where('id', '=', order.id).execute()
  await askChosen(tx, order, at)
  await record(tx, {
    kind: 'pay',
    cause,
    orderId: order.id,
    currency: order.currency,
    account: `cash:${payType}`,
    against: `shop:${order.merchant_id}`,
    micro: BigInt(String(order.pay_micro)),
    at,
  })
  await tx.executeQuery(
    sql`update mall_goods set sale_count = sale_count + sold.quantity
      from (select goods_id, sum(quantity)::int as quantity from order_goods where order_id = ${order.id} group by goods_id) as sold
      where mall_goods.id = sold.goods_id`.compile(tx),
  )
  await tell(held, 'seller', '有新订单待发货')
  await tell(held, 'buyer', '付款成功，等待店铺发货')
}
