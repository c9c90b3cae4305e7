import type { order } from '@xinpu/contract/mall'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import type { Micro } from '@xinpu/trade/price'
import { record, refundedOf } from './ledger.ts'
import { wantBack } from './money-back.ts'
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
  const isWhole = micro + (await refundedOf(tx, row.id)) === BigInt(String(row.pay_micro))
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
  await askProvider(held, cause, micro)
  await move(held, isWhole ? 'acceptRefund' : 'refuseRefund', isWhole ? '店铺同意全额退款' : '店铺同意部分退款')
  if (isWhole && row.status_before === 'paid') await giveBackOrders(tx, [row.id])
}

/** What was paid at a provider goes back there; a transfer is given back by the shop's own transfer. */
async function askProvider({ tx, order: row, at }: HeldOrder, cause: string, micro: Micro): Promise<void> {
  const payment = await tx
    .selectFrom('ledger_deed')
    .select('cause')
    .where('order_id', '=', row.id)
    .where('kind', '=', 'pay')
    .where('cause', 'not like', 'late %')
    .executeTakeFirst()
  const payOnlineId = payment && paymentId(payment.cause)
  if (payOnlineId === undefined) return
  const { micro: total } = await tx
    .selectFrom('pay_online')
    .select('micro')
    .where('id', '=', payOnlineId)
    .executeTakeFirstOrThrow()
  await wantBack(tx, { payOnlineId, orderId: row.id, cause, micro, total: BigInt(String(total)), at })
}
