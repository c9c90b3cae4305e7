// Generated from the contract by `npm run gen`. Do not edit.
import type { MergeKind } from '../types.gen.ts'

/** 合并对象. */
export const mergeKindLabels: Record<MergeKind, string> = {"brand":"品牌","part":"型号"}
