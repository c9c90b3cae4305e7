import type { deskRefund } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { fromMicro, toMicro, type Micro } from '@xinpu/trade/price'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { heldBill, type HeldBill } from './bill.ts'
import { refundedOf, refundedOfBill } from './ledger.ts'
import { orders, type OrderRow } from './order-queries.ts'
import { stateWords } from './order-state-words.ts'
import { paymentId } from './pay-provider.ts'

/** What money is given back of. */
export type Refunded = { order: OrderRow; bill?: undefined } | { order?: undefined; bill: HeldBill }

/** How much of it was paid, went back, waits and is left, in millionths; `alone` is what one person may still give back. */
export interface Sums {
  paid: Micro
  returned: Micro
  waiting: Micro
  left: Micro
  alone: Micro
}

/** The order or the bill of a number, held until the transaction ends: what is decided is decided on what holds. */
export async function paymentOf(tx: Db, no: string): Promise<Refunded> {
  const order = await tx.selectFrom('mall_order').select('id').where('no', '=', no).executeTakeFirst()
  if (order) return { order: await heldOrder(tx, order.id) }
  const bill = await billOf(tx, no)
  if (!bill) throw new Refusal('没有找到这个订单，请核对订单号', 'NOT_FOUND')
  return { bill: await billNumbered(tx, bill.pay_order_id) }
}

/** The bill that a number is of: that of its payment, or what a provider knows the payment by. */
const billOf = (tx: Db, no: string) =>
  tx
    .selectFrom('pay_bill')
    .innerJoin('pay_order', 'pay_order.id', 'pay_order_id')
    .select('pay_order_id')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('no', '=', no),
        eb(
          'pay_order_id',
          'in',
          selectFrom('pay_online')
            .select('pay_online.pay_order_id')
            .where('pay_online.id', '=', paymentId(no) ?? 0),
        ),
      ]),
    )
    .executeTakeFirst()

export async function heldOrder(tx: Db, id: number): Promise<OrderRow> {
  await tx.selectFrom('mall_order').select('id').where('id', '=', id).forUpdate().execute()
  return orders(tx).where('mall_order.id', '=', id).executeTakeFirstOrThrow()
}

export async function billNumbered(tx: Db, id: number): Promise<HeldBill> {
  const bill = await heldBill(tx, id)
  if (!bill) throw new Error(`A bill is gone: ${id}`)
  return bill
}

/** Refuses what was never paid. */
export function refuseUnpaid({ order, bill }: Refunded): void {
  if ((order ?? bill).paid_at === null) throw new Refusal('还没有付款，不能退款', 'CONFLICT')
}

/** How much is left of a payment. What is in dollars always takes two. */
export async function sumsOf(db: Db, paid: Refunded): Promise<Sums> {
  const { order, bill } = paid
  const total = BigInt(String(order ? order.pay_micro : bill.micro))
  const returned = order ? await refundedOf(db, order.id) : await refundedOfBill(db, bill.pay_order_id)
  const asked = await askedOf(db, paid)
  const limit = (order ?? bill).currency === 'CNY' ? await limitOf(db) : 0n
  const left = total - returned - asked.waiting
  const alone = limit - asked.alone
  return { paid: total, returned, waiting: asked.waiting, left, alone: alone < 0n ? 0n : alone < left ? alone : left }
}

/** What waits, and what was given back without a second person: many small ones are one large one. */
async function askedOf(db: Db, { order, bill }: Refunded) {
  const { rows } = await sql<{ waiting: string; alone: string }>`
    select coalesce(sum(micro) filter (where status = 'waiting'), 0)::text as waiting,
      coalesce(sum(micro) filter (where status = 'done' and not needs_second), 0)::text as alone
    from desk_refund where order_id = ${order?.id ?? null} or bill_id = ${bill?.pay_order_id ?? null}`.execute(db)
  return { waiting: BigInt(rows[0]?.waiting ?? 0), alone: BigInt(rows[0]?.alone ?? 0) }
}

const limitKey = 'refundLimit'

/** What one person may give back alone of one payment, in millionths of a yuan. */
export async function limitOf(db: Db): Promise<Micro> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', limitKey).executeTakeFirst()
  return toMicro(row?.value ?? '0')
}

export async function setLimitTo(tx: Db, yuan: number): Promise<void> {
  const value = String(yuan)
  await tx
    .insertInto('setting')
    .values({ key: limitKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** The bridge from what is held to the wire. */
export async function presentCase(db: Db, found: Refunded): Promise<deskRefund.RefundCase> {
  const sums = await sumsOf(db, found)
  const { order, bill } = found
  const buyer = order ?? (await payerOf(db, bill.account_id))
  const payType = order ? order.pay_type : bill.pay_type
  return {
    no: (order ?? bill).no,
    title: order ? order.merchant_name : bill.subject,
    buyer: { id: (order ?? bill).account_id, nickName: buyer.nick_name, avatar: buyer.avatar },
    currency: (order ?? bill).currency,
    state: order ? stateWords[order.status] : '已付款',
    paid: fromMicro(sums.paid),
    returned: fromMicro(sums.returned),
    waiting: fromMicro(sums.waiting),
    left: fromMicro(sums.left),
    alone: fromMicro(sums.alone),
    ...(payType && { payType }),
  }
}

const payerOf = (db: Db, id: number) =>
  db.selectFrom('account').select(['nick_name', 'avatar']).where('id', '=', id).executeTakeFirstOrThrow()
