// Generated from the contract by `npm run gen`. Do not edit.
import type { DemandType } from '../types.gen.ts'

/** 类型. */
export const demandTypeLabels: Record<DemandType, string> = {"0":"供应","1":"需求"}
