// Generated from the contract by `npm run gen`. Do not edit.
import type { AlertKind } from '../types.gen.ts'

/** 提醒类型. */
export const alertKindLabels: Record<AlertKind, string> = {"search":"搜索有新结果","match":"供求匹配","revision":"资料有新版","bom":"BOM 有变化","expiry":"供求到期","company":"企业变更","arrival":"到货通知","certificate":"证书到期","account":"账号"}
