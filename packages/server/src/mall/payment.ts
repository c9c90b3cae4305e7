import type { payment } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import type { HandlersOf } from '../core/handlers.ts'
import { told } from '../enterprise/enterprise-queries.ts'
import { enter, paymentNumbered, presentPayment, startPayment, type Asking, type PaymentRow } from './pay-begin.ts'
import { paymentNo, type PayNotice } from './pay-provider.ts'
import { settle } from './pay-settle.ts'
import { payTypeOptions } from './pay-type.ts'

/** Milliseconds after which a payment that nobody told of is asked for. */
const patience = 10_000

export const paymentHandlers: HandlersOf<typeof payment> = {
  types: async ({ currency }, context) => payTypeOptions(context, currency),

  create: ({ payOrderId, payType }, context) => startPayment(context, payOrderId, payType),

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

/** A payment that nobody told of for a while is asked for: notifications are lost. */
async function refreshed(context: Asking, row: PaymentRow): Promise<PaymentRow> {
  const isDue = row.status === 'waiting' && context.now().getTime() - row.created_at.getTime() > patience
  if (!isDue) return row
  const outcome = await context.payProviders[row.pay_type].ask(paymentNo(row.id)).catch(() => undefined)
  if (!outcome || outcome.state === 'waiting') return row
  await settle(context, row.id, outcome)
  return paymentNumbered(context, row.id)
}
