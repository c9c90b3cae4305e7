// Generated from the contract by `npm run gen`. Do not edit.
import type { FigurePeriod } from '../types.gen.ts'

/** 统计周期. */
export const figurePeriodLabels: Record<FigurePeriod, string> = {"day":"按日","week":"按周"}
