// Generated from the contract by `npm run gen`. Do not edit.
import type { ExcelTaskKind } from '../types.gen.ts'

/** 导入内容. */
export const excelTaskKindLabels: Record<ExcelTaskKind, string> = {"demand":"供求","stock":"库存","goods":"商品"}
