// Generated from the contract by `npm run gen`. Do not edit.
import type { MutableAlertKind } from '../types.gen.ts'

/** 提醒类型. */
export const mutableAlertKindLabels: Record<MutableAlertKind, string> = {"search":"搜索有新结果","match":"供求匹配","revision":"资料有新版","bom":"BOM 有变化","expiry":"供求到期","company":"企业变更"}
