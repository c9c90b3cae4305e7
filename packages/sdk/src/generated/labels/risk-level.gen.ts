// Generated from the contract by `npm run gen`. Do not edit.
import type { RiskLevel } from '../types.gen.ts'

/** 风险等级. */
export const riskLevelLabels: Record<RiskLevel, string> = {"high":"高风险","warning":"警示","hint":"提示"}
