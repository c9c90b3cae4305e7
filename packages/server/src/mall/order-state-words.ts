import type { OrderState } from '@xinpu/trade/order'

/** How an order stands, behind the word for it. */
export const stateWords: Record<OrderState, string> = {
  unpaid: '还没有付款',
  reviewing: '的凭证审核中',
  paid: '已付款',
  shipped: '已发货',
  finished: '已完成',
  refunding: '退款中',
  closed: '已关闭',
}
