import { Refusal } from '@xinpu/contract/refusal'
import { formatAmount, type Micro } from '@xinpu/trade/price'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { kindOfBill } from './bill.ts'
import { billNumbered, heldOrder } from './desk-refund-case.ts'
import { record, refundedOf, refundedOfBill } from './ledger.ts'
import { giveBackOrders, move, say, tell, type HeldOrder } from './order-move.ts'
import { paymentBehind, wantBackOf } from './order-refund.ts'

type Paying = Pick<Context, 'brought' | 'db' | 'now'>

/** Gives back what a refund of the desk says: in the books, at the provider, and in what it was paid for. */
export async function giveBackRefund({ brought, db, now }: Paying, id: number): Promise<void> {
  const refund = await db.selectFrom('desk_refund').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const back = { cause: `desk ${id}`, micro: BigInt(String(refund.micro)), reason: refund.reason, at: now() }
  if (refund.order_id !== null)
    return giveBackOrder({ tx: db, order: await heldOrder(db, refund.order_id), at: back.at }, back)
  return giveBackBill(db, brought, { billId: refund.bill_id ?? 0, ...back })
}

interface Back {
  cause: string
  micro: Micro
  reason: string
  at: Date
}

/** Of an order: all of it closes what is not finished, a part leaves it to go its way. */
async function giveBackOrder(held: HeldOrder, { cause, micro, reason, at }: Back): Promise<void> {
  const { tx, order } = held
  const left = BigInt(String(order.pay_micro)) - (await refundedOf(tx, order.id))
  refuseMore(micro, left, order.currency)
  const { currency, pay_type: payType, merchant_id: shop } = order
  const between = { account: `cash:${payType ?? 'BANK'}`, against: `shop:${shop}` }
  await record(tx, { kind: 'refund', cause, orderId: order.id, currency, ...between, micro, at })
  await wantBackOf(tx, { orderId: order.id, cause, micro, at })
  const words = `平台退款 ${formatAmount(micro, currency)}：${reason}`
  if (micro === left) await close(held, words)
  else await say(held, words)
  await tell(held, 'seller', words)
  // What was paid by transfer goes back by transfer: no provider will tell of it.
  if (payType === 'BANK') await tell(held, 'buyer', `${words}，将按原汇款账户汇出`)
}

/** An order that was given back whole is over; what was not sent goes back on the shelf. */
async function close(held: HeldOrder, words: string): Promise<void> {
  const { tx, order } = held
  if (order.status === 'finished') return void (await say(held, words))
  const before = order.status === 'refunding' ? (order.status_before ?? 'paid') : order.status
  if (order.status !== 'refunding') await move(held, 'askRefund', '平台处理退款')
  await move({ ...held, order: { ...order, status: 'refunding', status_before: before } }, 'acceptRefund', words)
  await tx
    .updateTable('order_refund')
    .set({ status: 'accepted', reply_reason: words, replied_at: held.at })
    .where('order_id', '=', order.id)
    .where('status', '=', 'waiting')
    .execute()
  if (before === 'paid') await giveBackOrders(tx, [order.id])
}

/** Of a bill: all of it takes back what was sold. */
async function giveBackBill(
  tx: Db,
  brought: Paying['brought'],
  { billId, cause, micro, at }: Back & { billId: number },
): Promise<void> {
  const bill = await billNumbered(tx, billId)
  const left = BigInt(bill.micro) - (await refundedOfBill(tx, billId))
  refuseMore(micro, left, bill.currency)
  const { currency, kind, account_id: accountId, payload } = bill
  const payment = await paymentBehind(tx, { billId })
  const between = { account: `cash:${payment?.payType ?? 'BANK'}`, against: `own:${kind}` }
  await record(tx, { kind: 'refund', cause, billId, currency, ...between, micro, at })
  await wantBackOf(tx, { billId, cause, micro, at })
  if (micro === left) await kindOfBill(brought.bills, kind).takenBack(tx, { accountId, payload, at })
}

function refuseMore(micro: Micro, left: Micro, currency: 'CNY' | 'USD'): void {
  if (micro > left) throw new Refusal(`这笔付款只剩 ${formatAmount(left, currency)} 可退`, 'CONFLICT')
}
