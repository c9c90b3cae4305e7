// Generated from the contract by `npm run gen`. Do not edit.
import type { RiskScope } from '../types.gen.ts'

/** 风险范围. */
export const riskScopeLabels: Record<RiskScope, string> = {"self":"自身风险","around":"周边风险","history":"历史风险"}
