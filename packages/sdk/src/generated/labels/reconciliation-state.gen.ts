// Generated from the contract by `npm run gen`. Do not edit.
import type { ReconciliationState } from '../types.gen.ts'

/** 对账结果. */
export const reconciliationStateLabels: Record<ReconciliationState, string> = {"running":"对账中","agreed":"一致","odd":"不一致","failed":"未完成"}
