// Generated from the contract by `npm run gen`. Do not edit.
import type { DiskKind } from '../types.gen.ts'

/** 云盘内容类型. */
export const diskKindLabels: Record<DiskKind, string> = {"spec":"资料","file":"文件","article":"文章"}
