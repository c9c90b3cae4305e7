// Generated from the contract by `npm run gen`. Do not edit.
import type { PayOrderStatus } from '../types.gen.ts'

/** 支付单状态. */
export const payOrderStatusLabels: Record<PayOrderStatus, string> = {"unpaid":"待支付","reviewing":"凭证审核中","paid":"已支付","closed":"已关闭"}
