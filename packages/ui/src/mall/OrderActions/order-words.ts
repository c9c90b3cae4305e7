import type { OrderAction } from '@xinpu/sdk/format'
import type { OrderVO } from '@xinpu/sdk/types'
import { isPartShipped } from '../order-facts.ts'

const words: Record<OrderAction, string> = {
  pay: '付款',
  voucher: '查看凭证',
  close: '取消订单',
  warehousingNo: '填入仓号',
  logistics: '物流',
  finish: '确认收货',
  refund: '申请退款',
  comment: '评价',
  invoice: '申请开票',
  buyAgain: '再次购买',
  remove: '删除',
  reprice: '改价',
  audit: '审核凭证',
  ship: '发货',
  answerRefund: '答复退款',
  issue: '开票',
}

/** What the button of an action says. */
export const wordOf = (action: OrderAction, order: OrderVO): string =>
  action === 'ship' && isPartShipped(order) ? '发其余' : words[action]

/** Actions that the other side waits for. */
const urgent: ReadonlySet<OrderAction> = new Set(['answerRefund', 'audit', 'pay', 'ship', 'warehousingNo'])

export const isUrgent = (action: OrderAction): boolean => urgent.has(action)

/** What takes something away stands out in a menu. */
export const isLoss = (action: OrderAction): boolean => action === 'close' || action === 'remove'
