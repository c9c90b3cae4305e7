// Generated from the contract by `npm run gen`. Do not edit.
import type { OriginalDataType } from '../types.gen.ts'

/** 资料类型. */
export const originalDataTypeLabels: Record<OriginalDataType, string> = {"guide":"选型指南","note":"应用笔记","brochure":"产品手册","design":"参考设计","software":"软件工具","other":"其他"}
