// Generated from the contract by `npm run gen`. Do not edit.
import type { OrderStatus } from '../types.gen.ts'

/** 订单状态. */
export const orderStatusLabels: Record<OrderStatus, string> = {"unpaid":"待付款","reviewing":"凭证审核中","paid":"待发货","shipped":"待收货","finished":"已完成","refunding":"退款中","closed":"已关闭"}
