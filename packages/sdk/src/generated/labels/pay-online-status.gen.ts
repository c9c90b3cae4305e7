// Generated from the contract by `npm run gen`. Do not edit.
import type { PayOnlineStatus } from '../types.gen.ts'

/** 支付状态. */
export const payOnlineStatusLabels: Record<PayOnlineStatus, string> = {"waiting":"等待支付","paid":"支付成功","failed":"支付失败","cancelled":"已取消"}
