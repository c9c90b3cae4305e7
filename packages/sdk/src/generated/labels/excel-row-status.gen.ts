// Generated from the contract by `npm run gen`. Do not edit.
import type { ExcelRowStatus } from '../types.gen.ts'

/** 状态. */
export const excelRowStatusLabels: Record<ExcelRowStatus, string> = {"ready":"已匹配","error":"错误","imported":"已导入","failed":"导入失败","skipped":"已跳过"}
