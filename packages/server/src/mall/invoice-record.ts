import type { ParsedOf } from '@xinpu/contract/endpoint'
import type { invoice } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { fromMicro } from '@xinpu/trade/price'
import { sql } from 'kysely'
import { presentPerson } from '../account/person.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { told } from '../enterprise/enterprise-queries.ts'
import { invoicedOf } from './invoice-asked.ts'
import { titleNumbered } from './invoice-title.ts'
import { refundedOfRow } from './ledger.ts'
import { say, tell, withOrder, type HeldOrder } from './order-move.ts'

type Records = Pick<HandlersOf<typeof invoice>, 'apply' | 'issue' | 'records'>

export const invoiceHandlers: Records = {
  apply: ({ orderId, invoiceId }, context) =>
    withOrder(context, orderId, { buyerId: context.user.id }, async (held) => {
      const { tx, order, at } = held
      if (order.paid_at === null) throw new Refusal('付款后才能申请开票', 'CONFLICT')
      await invoicedOf(tx, order)
      if (order.invoice_status === 'issued') throw new Refusal('这个订单已经开过票了', 'CONFLICT')
      const title = JSON.stringify(await titleNumbered(tx, context.user.id, invoiceId))
      await tx
        .insertInto('invoice_record')
        .values({ order_id: orderId, invoice: title, created_at: at })
        .onConflict((conflict) =>
          conflict.column('order_id').doUpdateSet({ invoice: title, status: 'applied', refuse_reason: '' }),
        )
        .execute()
      // The order prints what its invoice will say.
      await tx.updateTable('mall_order').set({ invoice: title }).where('id', '=', orderId).execute()
      await say(held, '买家申请开票')
      await tell(held, 'seller', '买家申请开票')
      return presentRecord(await recordOf(tx, orderId))
    }),

  async records({ role, status, ...page }, { db, user }) {
    if (role === 'seller' && !user.roles.has('merchant')) throw new Refusal('开店后才能查看开票申请', 'FORBIDDEN')
    const query = records(db)
      .where(role === 'buyer' ? 'mall_order.account_id' : 'merchant.account_id', '=', user.id)
      .$if(status !== undefined, (found) => found.where('invoice_record.status', '=', status ?? 'applied'))
      .orderBy('invoice_record.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(presentRecord), totalRecord: total }
  },

  async issue({ id, status, fileUrl = '', refuseReason = '' }, context) {
    const answer = { id, status, fileUrl, refuseReason }
    refuseHalf(answer)
    const found = await records(context.db).where('invoice_record.id', '=', id).executeTakeFirst()
    return withOrder(context, found?.order_id ?? 0, { sellerId: context.user.id }, async (held) => {
      await answerInvoice(held, answer, '店铺')
      return null
    })
  },
}

type Answer = Required<ParsedOf<typeof invoice.issue>>

/** An answer says all that it has to. */
export function refuseHalf({ status, fileUrl, refuseReason }: Answer): void {
  if (status === 'issued' && fileUrl === '') throw new Refusal('请上传发票文件', 'CONFLICT')
  if (status === 'refused' && refuseReason === '') throw new Refusal('请填写拒绝开票的原因', 'CONFLICT')
}

/** Hands in an invoice that waits, or refuses it; the buyer is told by whom. Answers what was told. */
export async function answerInvoice(held: HeldOrder, answer: Answer, who: string): Promise<string> {
  const { id, status, fileUrl, refuseReason } = answer
  if (held.order.invoice_status !== 'applied') throw new Refusal('这个开票申请已经处理过了', 'CONFLICT')
  const micro = status === 'issued' ? String(await invoicedOf(held.tx, held.order)) : undefined
  await held.tx
    .updateTable('invoice_record')
    .set({ status, file_url: fileUrl, refuse_reason: refuseReason, ...(micro && { micro }) })
    .where('id', '=', id)
    .execute()
  const text = status === 'issued' ? `${who}已开票` : `${who}拒绝开票：${refuseReason}`
  await say(held, text)
  await tell(held, 'buyer', text)
  return text
}

/** Invoices with their orders. */
export const records = (db: Db) =>
  db
    .selectFrom('invoice_record')
    .innerJoin('mall_order', 'mall_order.id', 'invoice_record.order_id')
    .innerJoin('merchant', 'merchant.id', 'mall_order.merchant_id')
    .innerJoin('account', 'account.id', 'mall_order.account_id')
    .selectAll('invoice_record')
    .select(['mall_order.no', 'currency', 'merchant.name as merchant_name'])
    // What was issued says what it said; the rest what is left of what was paid.
    .select(sql<string>`coalesce(invoice_record.micro, pay_micro - ${refundedOfRow})::text`.as('due_micro'))
    .select(['mall_order.account_id', 'nick_name', 'avatar'])

type RecordRow = Awaited<ReturnType<ReturnType<typeof records>['executeTakeFirstOrThrow']>>

const recordOf = (db: Db, orderId: number): Promise<RecordRow> =>
  records(db).where('invoice_record.order_id', '=', orderId).executeTakeFirstOrThrow()

/** The invoice of an order, where it was asked for. */
export async function invoiceOfOrder(db: Db, orderId: number): Promise<invoice.InvoiceRecord | undefined> {
  const row = await records(db).where('invoice_record.order_id', '=', orderId).executeTakeFirst()
  return row && presentRecord(row)
}

/** The bridge from the row to the wire. */
export const presentRecord = (row: RecordRow): invoice.InvoiceRecord => ({
  id: row.id,
  orderId: row.order_id,
  orderNo: row.no,
  buyer: presentPerson({ id: row.account_id, avatar: row.avatar, nickName: row.nick_name }),
  merchantName: row.merchant_name,
  invoice: row.invoice,
  amount: fromMicro(BigInt(row.due_micro)),
  currency: row.currency,
  status: row.status,
  createTime: row.created_at.toISOString(),
  ...told({ fileUrl: row.file_url, refuseReason: row.refuse_reason }),
})
