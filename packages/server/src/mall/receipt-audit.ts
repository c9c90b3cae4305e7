import type { ParsedOf } from '@xinpu/contract/endpoint'
import type { receipt } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { closeAt } from './order-expiry.ts'
import { payTime } from './order-making.ts'
import { move, tell } from './order-move.ts'
import { lockOrders } from './order-queries.ts'
import { payOrders } from './pay-settle.ts'
import { shopKeptBy } from './receipt-queries.ts'

type Verdict = ParsedOf<typeof receipt.audit>

/** A shop accepts a voucher or refuses it, for its own orders: those of other shops wait for what these say. */
export function auditReceipt({ db, user, now }: Context & { user: User }, verdict: Verdict): Promise<void> {
  const { id, status, refuseReason: reason = '' } = verdict
  if (status === 'refused' && reason === '') throw new Refusal('请填写拒绝原因', 'CONFLICT')
  return db.transaction().execute(async (tx) => {
    const at = now()
    const { payOrderId, merchantId } = await voucherFor(tx, user.id, id)
    await tx
      .insertInto('receipt_verdict')
      .values({ receipt_id: id, merchant_id: merchantId, status, reason, at })
      .execute()
    if (status === 'refused') await withdraw(tx, { payOrderId, merchantId, at, why: `转账凭证未通过：${reason}` })
    else await accept(tx, { payOrderId, merchantId, payType: 'BANK', cause: `receipt ${id}`, at })
    await conclude(tx, id)
  })
}

/** A voucher that a shop has still to decide, held until the transaction ends. */
async function voucherFor(tx: Db, keeperId: number, id: number) {
  await tx.selectFrom('receipt').select('id').where('id', '=', id).forUpdate().execute()
  const row = await tx
    .selectFrom('receipt')
    .innerJoin('mall_order', 'mall_order.pay_order_id', 'receipt.pay_order_id')
    .leftJoin('receipt_verdict', (join) =>
      join.onRef('receipt_id', '=', 'receipt.id').onRef('receipt_verdict.merchant_id', '=', 'mall_order.merchant_id'),
    )
    .select(['receipt.status', 'receipt.pay_order_id as payOrderId', 'mall_order.merchant_id as merchantId'])
    .select('receipt_verdict.status as said')
    .where('receipt.id', '=', id)
    .where('mall_order.merchant_id', '=', shopKeptBy(keeperId))
    .executeTakeFirst()
  if (!row) throw new Refusal('没有找到这张凭证', 'NOT_FOUND')
  if (row.status !== 'reviewing' || row.said) throw new Refusal('这张凭证已经处理过了', 'CONFLICT')
  return row
}

/** The money of a transfer is there; where the orders were paid another way meanwhile, the shop is told to give it back. */
async function accept(tx: Db, paying: Parameters<typeof payOrders>[1]): Promise<void> {
  if ((await payOrders(tx, paying)) > 0n) return
  throw new Refusal('这些订单已经付款或关闭，请把这笔转账退还买家，再退回凭证', 'CONFLICT')
}

interface Withdrawal {
  payOrderId: number
  /** The shop whose orders they are; absent where the buyer takes the voucher back. */
  merchantId?: number
  at: Date
  why: string
}

/** Orders are to be paid again, in two hours from now; but not those of which another voucher is still looked at. */
export async function withdraw(tx: Db, { payOrderId, merchantId, at, why }: Withdrawal): Promise<void> {
  const rows = await lockOrders(tx, payOrderId)
  const open = await shopsThatLook(tx, payOrderId)
  const until = new Date(at.getTime() + payTime)
  for (const order of rows) {
    const isIts = merchantId === undefined || order.merchant_id === merchantId
    if (!isIts || order.status !== 'reviewing' || open.has(order.merchant_id)) continue
    await move({ tx, order, at }, 'refuseVoucher', why)
    await tx.updateTable('mall_order').set({ expires_at: until }).where('id', '=', order.id).execute()
    await tell({ tx, order, at }, 'buyer', why)
  }
  await closeAt(tx, payOrderId, until)
}

/** The shops that have a voucher of a payment before them, and have said nothing of it. */
async function shopsThatLook(tx: Db, payOrderId: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct merchant_id as id from mall_order join receipt using (pay_order_id)
    where pay_order_id = ${payOrderId} and receipt.status = 'reviewing' and not exists (
      select from receipt_verdict as said where said.receipt_id = receipt.id and said.merchant_id = mall_order.merchant_id
    )`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** A voucher is decided once no shop whose order is under review has still to say something of it. */
const conclude = (tx: Db, id: number) =>
  sql`
    update receipt set status = said.status, refuse_reason = said.reasons
    from (
      select case when bool_or(status = 'refused') then 'refused' else 'accepted' end as status,
        coalesce(string_agg(distinct nullif(reason, ''), '；'), '') as reasons
      from receipt_verdict where receipt_id = ${id}
    ) as said
    where receipt.id = ${id} and not exists (
      select from mall_order where mall_order.pay_order_id = receipt.pay_order_id and mall_order.status = 'reviewing'
        and merchant_id not in (select merchant_id from receipt_verdict where receipt_id = ${id})
    )`.execute(tx)
