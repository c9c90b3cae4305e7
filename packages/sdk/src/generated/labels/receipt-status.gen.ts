// Generated from the contract by `npm run gen`. Do not edit.
import type { ReceiptStatus } from '../types.gen.ts'

/** 凭证状态. */
export const receiptStatusLabels: Record<ReceiptStatus, string> = {"reviewing":"审核中","accepted":"已通过","refused":"未通过"}
