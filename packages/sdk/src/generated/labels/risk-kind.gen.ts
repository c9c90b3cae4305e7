// Generated from the contract by `npm run gen`. Do not edit.
import type { RiskKind } from '../types.gen.ts'

/** 风险类型. */
export const riskKindLabels: Record<RiskKind, string> = {"lawSuit":"法律诉讼","court":"法院公告","hearing":"开庭公告","dishonest":"失信被执行人","executed":"被执行人","abnormal":"经营异常","punishment":"行政处罚"}
