import type { UploadReader } from '../storage/upload-kind.ts'

/** A shop that is paid sees the voucher by which it is. */
export const seesReceipt: UploadReader = async (db, { url, readerId }) => {
  if (readerId === undefined) return false
  const row = await db
    .selectFrom('receipt')
    .innerJoin('mall_order', 'mall_order.pay_order_id', 'receipt.pay_order_id')
    .innerJoin('merchant', 'merchant.id', 'mall_order.merchant_id')
    .select('receipt.id')
    .where('img_url', '=', url)
    .where('merchant.account_id', '=', readerId)
    .executeTakeFirst()
  return row !== undefined
}

/** A buyer sees the invoice that was issued for an order of theirs, and so does the shop: the desk may have issued it. */
export const seesInvoice: UploadReader = async (db, { url, readerId }) => {
  if (readerId === undefined) return false
  const row = await db
    .selectFrom('invoice_record')
    .innerJoin('mall_order', 'mall_order.id', 'invoice_record.order_id')
    .innerJoin('merchant', 'merchant.id', 'mall_order.merchant_id')
    .select('invoice_record.id')
    .where('file_url', '=', url)
    .where(({ or, eb }) => or([eb('mall_order.account_id', '=', readerId), eb('merchant.account_id', '=', readerId)]))
    .executeTakeFirst()
  return row !== undefined
}
