import type { receipt } from '@xinpu/contract/mall'
import { fromMicro } from '@xinpu/trade/price'
import { sql, type RawBuilder } from 'kysely'
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
        select coalesce(sum(pay_micro), 0)::text from mall_order
        where pay_order_id = pay_order.id and status <> 'closed' and not exists (
          select from receipt as other join receipt_verdict as said on said.receipt_id = other.id
          where other.pay_order_id = pay_order.id and other.id <> receipt.id
            and said.merchant_id = mall_order.merchant_id and said.status = 'accepted'
        )
      )`.as('due_micro'),
    )

/** The same for a shop: what it said of each itself goes before what became of it in the end. */
export const receiptsOfShop = (db: Db, merchantId: number | RawBuilder<number>) =>
  receipts(db)
    .leftJoin('receipt_verdict', (join) =>
      join
        .onRef('receipt_verdict.receipt_id', '=', 'receipt.id')
        .on('receipt_verdict.merchant_id', '=', typeof merchantId === 'number' ? sql.val(merchantId) : merchantId),
    )
    .select(['receipt_verdict.status as said', 'receipt_verdict.reason as said_why'])

export type ReceiptRow = Awaited<ReturnType<ReturnType<typeof receipts>['executeTakeFirstOrThrow']>> & {
  said?: 'accepted' | 'refused' | null
  said_why?: string | null
}

/** The shop that somebody keeps; a person has one at most. */
export const shopKeptBy = (accountId: number) => sql<number>`(select id from merchant where account_id = ${accountId})`

/** Vouchers that pay an order of the shop that somebody keeps. */
export const forShopOf = (accountId: number) => sql<boolean>`exists (
  select from mall_order
  where mall_order.pay_order_id = receipt.pay_order_id and merchant_id = ${shopKeptBy(accountId)}
)`

/** The order of somebody's shop that a payment is for: a shop has one of each. */
export const orderOfShop = (keeperId: number) => sql`
  select mall_order.id from mall_order
  where mall_order.pay_order_id = pay_order.id and merchant_id = ${shopKeptBy(keeperId)}
  order by mall_order.id limit 1`

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
  status: row.said ?? row.status,
  createTime: row.created_at.toISOString(),
  ...told({ bank: row.bank, remark: row.remark, refuseReason: row.said_why ?? row.refuse_reason }),
})
