// Generated from the contract by `npm run gen`. Do not edit.
import type { DeskRefundStatus } from '../types.gen.ts'

/** 退款状态. */
export const deskRefundStatusLabels: Record<DeskRefundStatus, string> = {"waiting":"待批准","done":"已退款","refused":"已驳回","withdrawn":"已撤回"}
