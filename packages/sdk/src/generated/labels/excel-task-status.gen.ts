// Generated from the contract by `npm run gen`. Do not edit.
import type { ExcelTaskStatus } from '../types.gen.ts'

/** 状态. */
export const excelTaskStatusLabels: Record<ExcelTaskStatus, string> = {"waiting":"等待中","parsing":"解析中","confirm":"待确认","importing":"导入中","done":"已完成","failed":"失败","cancelled":"已取消"}
