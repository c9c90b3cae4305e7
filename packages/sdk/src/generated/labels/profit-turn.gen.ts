// Generated from the contract by `npm run gen`. Do not edit.
import type { ProfitTurn } from '../types.gen.ts'

/** 盈亏变化. */
export const profitTurnLabels: Record<ProfitTurn, string> = {"gained":"扭亏","lost":"转亏","narrowed":"减亏","widened":"增亏"}
