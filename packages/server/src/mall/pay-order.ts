import type { payOrder } from '@xinpu/contract/mall'
import { Refusal } from '@xinpu/contract/refusal'
import { fromMicro } from '@xinpu/trade/price'
import type { OrderState } from '@xinpu/trade/order'
import type { HandlersOf } from '../core/handlers.ts'
import { orders, presentOrders, type OrderRow } from './order-queries.ts'
import { closeDue } from './order-move.ts'
import { payTypesOf } from './pay-type.ts'

export const payOrderHandlers: HandlersOf<typeof payOrder> = {
  async detail({ payOrderId }, { db, user, now, settings }) {
    await closeDue(db, now(), { accountId: user.id })
    const pay = await db
      .selectFrom('pay_order')
      .selectAll()
      .where('id', '=', payOrderId)
      .where('account_id', '=', user.id)
      .executeTakeFirst()
    if (!pay) throw new Refusal('没有找到这个支付单', 'NOT_FOUND')
    const rows = await orders(db).where('pay_order_id', '=', payOrderId).orderBy('mall_order.id').execute()
    // A bill is paid where it was ordered, and not at the till of goods.
    if (rows.length === 0) throw new Refusal('没有找到这个支付单', 'NOT_FOUND')
    const shown = payable(rows)
    return {
      payOrderId: pay.id,
      payOrderNo: pay.no,
      orders: await presentOrders(db, rows),
      payAmount: fromMicro(shown.reduce((sum, { pay_micro }) => sum + BigInt(String(pay_micro)), 0n)),
      currency: pay.currency,
      status: statusOf(rows.map(({ status }) => status)),
      payTypes: [...payTypesOf({ settings }, pay.currency)],
      bankInfo: bankInfo[pay.currency],
      reference: `XP${String(pay.id).padStart(6, '0')}`,
      expireTime: (shown[0]?.expires_at ?? pay.created_at).toISOString(),
    }
  },
}

/** The orders that the sum is of: those that are unpaid, as where others were paid by transfer; or all but the closed. */
function payable(rows: readonly OrderRow[]): readonly OrderRow[] {
  const unpaid = rows.filter(({ status }) => status === 'unpaid')
  const open = rows.filter(({ status }) => status !== 'closed')
  return [unpaid, open].find((some) => some.length > 0) ?? rows
}

/** Where transfers go. */
const bankInfo = {
  CNY: { name: '芯谱商城结算专户（示例）', bank: '测试银行深圳科技园支行', account: '4000 0000 8866 2201 337' },
  USD: {
    name: 'Xinpu Mall Settlement (sample)',
    bank: 'Test Bank Hong Kong',
    account: '808 000000 001',
    swift: 'TESTHKHH',
  },
}

/** One payment for several orders: it is unpaid as long as one of them is. */
function statusOf(states: readonly OrderState[]): 'closed' | 'paid' | 'reviewing' | 'unpaid' {
  const open = states.filter((state) => state !== 'closed')
  if (open.length === 0) return 'closed'
  if (open.includes('unpaid')) return 'unpaid'
  return open.includes('reviewing') ? 'reviewing' : 'paid'
}
