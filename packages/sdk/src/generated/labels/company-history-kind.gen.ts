// Generated from the contract by `npm run gen`. Do not edit.
import type { CompanyHistoryKind } from '../types.gen.ts'

/** 历史类型. */
export const companyHistoryKindLabels: Record<CompanyHistoryKind, string> = {"baseinfo":"历史工商信息","holder":"历史股东","staff":"历史人员","invest":"历史投资","lawSuit":"历史诉讼","punishment":"历史处罚"}
