import type { OutputOf } from '@xinpu/contract/endpoint'
import type { order } from '@xinpu/contract/mall'
import type { Db } from '../core/database.ts'
import { told } from '../enterprise/enterprise-queries.ts'
import { invoiceOfOrder } from './invoice-record.ts'
import { amountOf, presentOrders, takenTime, type OrderRow } from './order-queries.ts'
import { presentReceipt, receiptsOfShop } from './receipt-queries.ts'

type OrderDetail = OutputOf<typeof order.detail>

/** An order with everything its page shows. */
export async function orderDetail(db: Db, row: OrderRow): Promise<OrderDetail> {
  const [[shown], logs, parcels, refund, vouchers, record] = await Promise.all([
    presentOrders(db, [row]),
    db.selectFrom('order_log').select(['at', 'text']).where('order_id', '=', row.id).orderBy('id', 'desc').execute(),
    db.selectFrom('order_parcel').selectAll().where('order_id', '=', row.id).orderBy('id').execute(),
    db.selectFrom('order_refund').selectAll().where('order_id', '=', row.id).executeTakeFirst(),
    receiptsOfShop(db, row.merchant_id)
      .where('receipt.pay_order_id', '=', row.pay_order_id)
      .orderBy('receipt.id')
      .execute(),
    invoiceOfOrder(db, row.id),
  ])
  if (!shown) throw new Error(`Order ${row.id} is gone.`)
  return {
    ...shown,
    address: row.address,
    parcels: parcels.map(({ company, no, goods, sent_at }) => ({ company, no, goods, time: sent_at.toISOString() })),
    receipts: vouchers.map(presentReceipt),
    logs: logs.map(({ at, text }) => ({ time: at.toISOString(), text })),
    ...(row.invoice && { invoice: row.invoice }),
    ...(record && { invoiceRecord: record }),
    ...told({ remark: row.remark, closeReason: row.close_reason }),
    ...(row.status === 'shipped' &&
      row.shipped_at && { autoFinishTime: new Date(row.shipped_at.getTime() + takenTime).toISOString() }),
    ...(refund && { refund: presentRefund(refund) }),
  }
}

interface RefundRow {
  reason: string
  micro: unknown
  images: string[]
  status: 'accepted' | 'refused' | 'waiting'
  reply_reason: string
  asked_at: Date
  replied_at: Date | null
}

const presentRefund = (row: RefundRow): NonNullable<OrderDetail['refund']> => ({
  reason: row.reason,
  amount: amountOf(row.micro),
  images: row.images,
  status: row.status,
  createTime: row.asked_at.toISOString(),
  ...told({ replyReason: row.reply_reason, replyTime: row.replied_at?.toISOString() }),
})
