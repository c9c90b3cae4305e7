// Generated from the contract by `npm run gen`. Do not edit.
import type { FieldState } from '../types.gen.ts'

/** 结果. */
export const fieldStateLabels: Record<FieldState, string> = {"same":"一致","near":"相近","conflict":"冲突","unknown":"未提供"}
