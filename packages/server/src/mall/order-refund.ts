import type { order } from '@xinpu/contract/mall'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import type { Micro } from '@xinpu/trade/price'
import type { Db } from '../core/database.ts'
import { record, refundedOf, type MoneyFor } from './ledger.ts'
import { wantBack, type Back } from './money-back.ts'
import { paymentId } from './pay-provider.ts'
import { giveBackOrders, move, tell, type HeldOrder } from './order-move.ts'
import { microOf } from './order-queries.ts'

/** A buyer asks for money back: all of it, or a part. */
export async function askRefund(held: HeldOrder, asked: Omit<ParsedOf<typeof order.refund>, 'id'>): Promise<null> {
  const { tx, order: row, at } = held
  const before = await refundedOf(tx, row.id)
  const left = BigInt(String(row.pay_micro)) - before
  const micro = asked.amount === undefined ? left : BigInt(microOf(asked.amount))
  if (micro > left)
    throw new Refusal(before > 0n ? '退款金额不能高于还没退的金额' : '退款金额不能高于实付金额', 'CONFLICT')
  await move(held, 'askRefund', `买家申请退款：${asked.reason}`)
  const refund = {
    reason: asked.reason,
    micro: String(micro),
    images: asked.images ?? [],
    status: 'waiting' as const,
    reply_reason: '',
    asked_at: at,
    replied_at: null,
  }
  await tx
    .insertInto('order_refund')
    .values({ order_id: row.id, ...refund })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(refund))
    .execute()
  await tell(held, 'seller', '买家申请退款，请处理')
  return null
}

/**
 * A refund that its seller agreed to: all of it closes the order, and what was not sent yet goes back on the shelf; a part
 * of it leaves the rest to go its way.
 */
export async function payBackOrder(held: HeldOrder): Promise<void> {
  const { tx, order: row, at } = held
  const refund = await tx
    .selectFrom('order_refund')
    .select(['micro', 'asked_at'])
    .where('order_id', '=', row.id)
    .executeTakeFirstOrThrow()
  const micro = BigInt(String(refund.micro))
  const left = BigInt(String(row.pay_micro)) - (await refundedOf(tx, row.id))
  if (micro > left) throw new Refusal('平台已退过一部分，请拒绝后让买家重新申请', 'CONFLICT')
  const isWhole = micro === left
  // A part may be followed by another; each of them moves once.
  const cause = `order ${row.id} ${refund.asked_at.toISOString()}`
  await record(tx, {
    kind: 'refund',
    cause,
    orderId: row.id,
    currency: row.currency,
    account: `cash:${row.pay_type ?? 'BANK'}`,
    against: `shop:${row.merchant_id}`,
    micro,
    at,
  })
  await wantBackOf(tx, { orderId: row.id, cause, micro, at })
  await move(held, isWhole ? 'acceptRefund' : 'refuseRefund', isWhole ? '店铺同意全额退款' : '店铺同意部分退款')
  if (isWhole && row.status_before === 'paid') await giveBackOrders(tx, [row.id])
}

/** A payment at a provider, as the books name it. */
interface PaymentBehind {
  payOnlineId: number
  payType: 'ALI' | 'WX'
  /** What the whole payment brought. */
  total: Micro
}

/** The payment at a provider that paid an order or a bill; undefined where that was a transfer. */
export async function paymentBehind(tx: Db, { orderId, billId }: MoneyFor): Promise<PaymentBehind | undefined> {
  const deed = await tx
    .selectFrom('ledger_deed')
    .select('cause')
    .$if(orderId !== undefined, (found) => found.where('order_id', '=', orderId ?? 0))
    .$if(billId !== undefined, (found) => found.where('bill_id', '=', billId ?? 0))
    .where('kind', '=', 'pay')
    .where('cause', 'not like', 'late %')
    .executeTakeFirst()
  const payOnlineId = deed && paymentId(deed.cause)
  if (payOnlineId === undefined) return undefined
  const { micro, pay_type: payType } = await tx
    .selectFrom('pay_online')
    .select(['micro', 'pay_type'])
    .where('id', '=', payOnlineId)
    .executeTakeFirstOrThrow()
  return { payOnlineId, payType, total: BigInt(String(micro)) }
}

/** What was paid at a provider goes back there; a transfer is given back by a transfer. */
export async function wantBackOf(tx: Db, back: MoneyFor & Pick<Back, 'at' | 'cause' | 'micro'>): Promise<void> {
  const payment = await paymentBehind(tx, back)
  if (!payment) return
  const { payOnlineId, total } = payment
  const { cause, micro, at, orderId = null } = back
  await wantBack(tx, { payOnlineId, orderId, cause, micro, total, at })
}
