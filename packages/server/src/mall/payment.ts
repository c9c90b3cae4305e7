import type { payment } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { fromMicro } from '@xinpu/trade/price'
import { sql, type Selectable } from 'kysely'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import type { Tables } from '../core/tables.ts'
import { told } from '../enterprise/enterprise-queries.ts'
import { closeDue } from './order-move.ts'
import { orders } from './order-queries.ts'
import { paymentNo, type OnlineType, type PayNotice } from './pay-provider.ts'
import { settle } from './pay-settle.ts'
import { payTypeOptions } from './pay-type.ts'

type PaymentRow = Selectable<Tables['pay_online']>
type Asking = Context & { user: User }

/** Milliseconds after which a payment that nobody told of is asked for. */
const patience = 10_000

export const paymentHandlers: HandlersOf<typeof payment> = {
  types: async ({ currency }, context) => payTypeOptions(context, currency),

  async create({ payOrderId, payType }, context) {
    const id = await context.db.transaction().execute((tx) => begin(tx, context, payOrderId, payType))
    return presentPayment(await enter(context, await paymentNumbered(context, id)))
  },

  async detail({ mallPayOnlineId }, context) {
    const row = await paymentNumbered(context, mallPayOnlineId)
    return presentPayment(await refreshed(context, row))
  },

  async cancel({ mallPayOnlineId }, context) {
    const row = await paymentNumbered(context, mallPayOnlineId)
    if (row.status === 'paid') throw new Refusal('这笔已经付款成功', 'CONFLICT')
    // Whoever pays at this very moment is believed: the provider says which came first.
    const outcome = await context.payProviders[row.pay_type].ask(paymentNo(row.id))
    if (outcome?.state === 'paid') {
      await settle(context, row.id, outcome)
      throw new Refusal('这笔已经付款成功', 'CONFLICT')
    }
    await context.payProviders[row.pay_type].close(paymentNo(row.id))
    await context.db
      .updateTable('pay_online')
      .set({ status: 'cancelled', ended_at: context.now() })
      .where('id', '=', row.id)
      .where('status', '=', 'waiting')
      .execute()
    return null
  },

  async ali({ mallPayOnlineId }, context) {
    const row = await enter(context, await paymentNumbered(context, mallPayOnlineId))
    if (row.pay_type !== 'ALI' || row.status !== 'waiting') throw new Refusal('这笔支付已结束', 'CONFLICT')
    return told({ payUrl: row.pay_url, qrCode: row.qr_code })
  },

  async notify({ provider, ...notice }, context) {
    const outcome = await context.payProviders[provider].read(asNotice(notice))
    if (!outcome) throw new Refusal('签名不符', 'FORBIDDEN')
    const found = await context.db
      .selectFrom('pay_online')
      .select('id')
      .where('id', '=', notice.mallPayOnlineId)
      .where('pay_type', '=', provider)
      .executeTakeFirst()
    if (!found || outcome.no !== paymentNo(found.id)) throw new Refusal('没有找到这笔支付', 'NOT_FOUND')
    await settle(context, found.id, outcome)
    return 'success' as const
  },
}

const asNotice = (notice: Readonly<Record<string, unknown>>): PayNotice =>
  Object.fromEntries(Object.entries(notice).map(([name, value]) => [name, String(value)]))

/** The attempt that is running, or a new one for what is due now; two windows that begin at once begin the same. */
async function begin(tx: Db, { user, now }: Asking, payOrderId: number, payType: OnlineType): Promise<number> {
  await closeDue(tx, now(), { accountId: user.id })
  await tx.selectFrom('pay_order').select('id').where('id', '=', payOrderId).forUpdate().execute()
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
  const running = await tx
    .selectFrom('pay_online')
    .select(['id', sql<string>`micro::text`.as('micro')])
    .where('pay_order_id', '=', payOrderId)
    .where('pay_type', '=', payType)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  // A seller who set the price anew ends what was begun at the old one.
  if (running && BigInt(running.micro) === micro) return running.id
  if (running)
    await tx
      .updateTable('pay_online')
      .set({ status: 'cancelled', ended_at: now() })
      .where('id', '=', running.id)
      .execute()
  const { id } = await tx
    .insertInto('pay_online')
    .values({
      pay_order_id: payOrderId,
      pay_type: payType,
      micro: String(micro),
      currency: first.currency,
      status: 'waiting',
      trade_no: null,
      created_at: now(),
      expires_at: first.expires_at,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An attempt with its way in; a provider that could not be reached before is asked again. */
async function enter(context: Asking, row: PaymentRow): Promise<PaymentRow> {
  if (row.status !== 'waiting' || row.pay_url !== '' || row.qr_code !== '') return row
  const { payUrl = '', qrCode = '' } = await context.payProviders[row.pay_type]
    .begin({
      no: paymentNo(row.id),
      micro: BigInt(String(row.micro)),
      subject: '芯谱商城订单',
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

async function paymentNumbered({ db, user }: Asking, id: number): Promise<PaymentRow> {
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

/** A payment that nobody told of for a while is asked for: notifications are lost. */
async function refreshed(context: Asking, row: PaymentRow): Promise<PaymentRow> {
  const isDue = row.status === 'waiting' && context.now().getTime() - row.created_at.getTime() > patience
  if (!isDue) return row
  const outcome = await context.payProviders[row.pay_type].ask(paymentNo(row.id)).catch(() => undefined)
  if (!outcome || outcome.state === 'waiting') return row
  await settle(context, row.id, outcome)
  return paymentNumbered(context, row.id)
}

const presentPayment = (row: PaymentRow): payment.PayOnline => ({
  mallPayOnlineId: row.id,
  payOrderId: row.pay_order_id,
  payType: row.pay_type,
  amount: fromMicro(BigInt(String(row.micro))),
  currency: row.currency,
  status: row.status,
  expireTime: row.expires_at.toISOString(),
  ...told({ payUrl: row.pay_url, qrCode: row.qr_code }),
})
