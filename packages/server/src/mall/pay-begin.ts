import type { payment } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { fromMicro, type Micro } from '@xinpu/trade/price'
import { sql, type Selectable } from 'kysely'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'
import { told } from '../enterprise/enterprise-queries.ts'
import { heldBill, refuseEnded, type HeldBill } from './bill.ts'
import { closeDue } from './order-move.ts'
import { orders } from './order-queries.ts'
import { paymentNo, type OnlineType } from './pay-provider.ts'

export type PaymentRow = Selectable<Tables['pay_online']>
export type Asking = Context & { user: User }

/** Starts to pay what is due, or gives the attempt that is running, with its way in. */
export async function startPayment(context: Asking, payOrderId: number, payType: OnlineType) {
  const id = await context.db.transaction().execute((tx) => begin(tx, context, payOrderId, payType))
  return presentPayment(await enter(context, await paymentNumbered(context, id)))
}

/** What is to be paid now, for goods or for something else, and until when. */
interface Due {
  micro: Micro
  expiresAt: Date
}

async function dueOrders(tx: Db, { user, now }: Asking, payOrderId: number): Promise<Due> {
  await closeDue(tx, now(), { accountId: user.id })
  const rows = await orders(tx)
    .where('pay_order_id', '=', payOrderId)
    .where('mall_order.account_id', '=', user.id)
    .execute()
  if (rows.length === 0) throw new Refusal('没有找到这个支付单', 'NOT_FOUND')
  const due = rows.filter(({ status }) => status === 'unpaid')
  const [first] = due
  if (!first) throw new Refusal('这个支付单不需要付款了', 'CONFLICT')
  if (first.currency !== 'CNY') throw new Refusal('美元订单只支持银行转账', 'CONFLICT')
  const micro = due.reduce((sum, { pay_micro }) => sum + BigInt(String(pay_micro)), 0n)
  return { micro, expiresAt: first.expires_at }
}

function dueBill(bill: HeldBill, { user, now }: Asking): Due {
  if (bill.account_id !== user.id) throw new Refusal('没有找到这个支付单', 'NOT_FOUND')
  refuseEnded(bill, now())
  return { micro: BigInt(bill.micro), expiresAt: bill.expires_at }
}

/**
 * Whether an attempt is for what is due now. A seller who set the price anew ends what was begun at the old one, and one
 * who refused a voucher gives time for which the code of before is too short.
 */
const isFor = ({ micro, expiresAt }: Due, begun: { micro: string; expires_at: Date }): boolean =>
  BigInt(begun.micro) === micro && begun.expires_at.getTime() === expiresAt.getTime()

/** The attempt that is running, or a new one for what is due now; two windows that begin at once begin the same. */
async function begin(tx: Db, context: Asking, payOrderId: number, payType: OnlineType): Promise<number> {
  await tx.selectFrom('pay_order').select('id').where('id', '=', payOrderId).forUpdate().execute()
  const bill = await heldBill(tx, payOrderId)
  const due = bill ? dueBill(bill, context) : await dueOrders(tx, context, payOrderId)
  const at = context.now()
  const running = await tx
    .selectFrom('pay_online')
    .select(['id', sql<string>`micro::text`.as('micro'), 'expires_at'])
    .where('pay_order_id', '=', payOrderId)
    .where('pay_type', '=', payType)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  if (running && isFor(due, running)) return running.id
  if (running)
    await tx.updateTable('pay_online').set({ status: 'cancelled', ended_at: at }).where('id', '=', running.id).execute()
  const { id } = await tx
    .insertInto('pay_online')
    .values({
      pay_order_id: payOrderId,
      pay_type: payType,
      micro: String(due.micro),
      currency: 'CNY',
      status: 'waiting',
      trade_no: null,
      created_at: at,
      expires_at: due.expiresAt,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An attempt with its way in; a provider that could not be reached before is asked again. */
export async function enter(context: Asking, row: PaymentRow): Promise<PaymentRow> {
  if (row.status !== 'waiting' || row.pay_url !== '' || row.qr_code !== '') return row
  const { payUrl = '', qrCode = '' } = await context.payProviders[row.pay_type]
    .begin({
      no: paymentNo(row.id),
      micro: BigInt(String(row.micro)),
      subject: await subjectOf(context.db, row.pay_order_id),
      until: row.expires_at,
      notifyUrl: `${context.settings.origin}/api/mall/pay/online/notify`,
    })
    .catch((error: unknown) => {
      context.log.error({ err: error, payment: row.id }, 'a provider did not begin a payment')
      throw new Refusal('支付渠道暂时没有响应，请稍后再试或换一种付法', 'FAIL')
    })
  const entry = { pay_url: payUrl, qr_code: qrCode }
  await context.db.updateTable('pay_online').set(entry).where('id', '=', row.id).execute()
  return { ...row, ...entry }
}

/** What the payer reads at the provider. */
async function subjectOf(db: Db, payOrderId: number): Promise<string> {
  const bill = await db
    .selectFrom('pay_bill')
    .select('subject')
    .where('pay_order_id', '=', payOrderId)
    .executeTakeFirst()
  return bill?.subject ?? '芯谱商城订单'
}

export async function paymentNumbered({ db, user }: Asking, id: number): Promise<PaymentRow> {
  const row = await db
    .selectFrom('pay_online')
    .innerJoin('pay_order', 'pay_order.id', 'pay_order_id')
    .selectAll('pay_online')
    .where('pay_online.id', '=', id)
    .where('pay_order.account_id', '=', user.id)
    .executeTakeFirst()
  if (!row) throw new Refusal('没有找到这笔支付', 'NOT_FOUND')
  return row
}

export const presentPayment = (row: PaymentRow): payment.PayOnline => ({
  mallPayOnlineId: row.id,
  payOrderId: row.pay_order_id,
  payType: row.pay_type,
  amount: fromMicro(BigInt(String(row.micro))),
  currency: row.currency,
  status: row.status,
  expireTime: row.expires_at.toISOString(),
  ...told({ payUrl: row.pay_url, qrCode: row.qr_code }),
})
