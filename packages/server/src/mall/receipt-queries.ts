import type { receipt } from '@xinpu/contract/mall'
import { fromMicro } from '@xinpu/trade/price'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { told } from '../enterprise/enterprise-queries.ts'

/** Vouchers with the payment they prove, and what is due of it. */
export const receipts = (db: Db) =>
  db
    .selectFrom('receipt')
    .innerJoin('pay_order', 'pay_order.id', 'receipt.pay_order_id')
    .selectAll('receipt')
    .select(['pay_order.no as pay_no', 'pay_order.currency'])
    .select(
      sql<string>`(
        select coalesce(sum(pay_micro), 0)::text from mall_order where pay_order_id = pay_order.id and status <> 'closed'
      )`.as('due_micro'),
    )

export type ReceiptRow = Awaited<ReturnType<ReturnType<typeof receipts>['executeTakeFirstOrThrow']>>

/** The bridge from the row to the wire. */
export const presentReceipt = (row: ReceiptRow): receipt.ReceiptVO => ({
  id: row.id,
  payOrderId: row.pay_order_id,
  payOrderNo: row.pay_no,
  imgUrl: row.img_url,
  payer: row.payer,
  amount: fromMicro(BigInt(String(row.micro))),
  payAmount: fromMicro(BigInt(row.due_micro)),
  currency: row.currency,
  payTime: row.paid_at.toISOString(),
  status: row.status,
  createTime: row.created_at.toISOString(),
  ...told({ bank: row.bank, remark: row.remark, refuseReason: row.refuse_reason }),
})
