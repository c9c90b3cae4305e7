import { Refusal } from '@xinpu/contract/refusal'
import type { Micro } from '@xinpu/trade/price'
import type { Db } from '../core/database.ts'
import { refundedOf } from './ledger.ts'
import type { OrderRow } from './order-queries.ts'

/** Asks the shop for the invoice whose title was chosen with the order, when it is paid. */
export async function askChosen(tx: Db, { id, invoice }: OrderRow, at: Date): Promise<void> {
  if (!invoice) return
  await tx
    .insertInto('invoice_record')
    .values({ order_id: id, invoice: JSON.stringify(invoice), created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What an invoice of an order can say: what was paid and not given back. Nothing of it left is refused. */
export async function invoicedOf(tx: Db, { id, status, pay_micro }: OrderRow): Promise<Micro> {
  const left = BigInt(String(pay_micro)) - (await refundedOf(tx, id))
  if (status === 'closed' || left <= 0n) throw new Refusal('这个订单已全额退款，不能开票', 'CONFLICT')
  return left
}

/** An order that is closed needs no invoice: its shop is not asked for it any more. */
export const dropAsked = (tx: Db, orderId: number) =>
  tx
    .updateTable('invoice_record')
    .set({ status: 'refused', refuse_reason: '订单已关闭' })
    .where('order_id', '=', orderId)
    .where('status', '=', 'applied')
    .execute()
