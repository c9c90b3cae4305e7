// Generated from the contract by `npm run gen`. Do not edit.
import type { ParameterKind } from '../types.gen.ts'

/** 参数类型. */
export const parameterKindLabels: Record<ParameterKind, string> = {"figure":"数值","words":"文字"}
