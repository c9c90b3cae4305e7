// Generated from the contract by `npm run gen`. Do not edit.
import type { Sex } from '../types.gen.ts'

/** 性别. */
export const sexLabels: Record<Sex, string> = {"male":"男","female":"女","secret":"保密"}
