// Generated from the contract by `npm run gen`. Do not edit.
import type { HolderType } from '../types.gen.ts'

/** 股东类型. */
export const holderTypeLabels: Record<HolderType, string> = {"person":"自然人","company":"企业","other":"其他"}
