// Generated from the contract by `npm run gen`. Do not edit.
import type { DemandReportReason } from '../types.gen.ts'

/** 举报原因. */
export const demandReportReasonLabels: Record<DemandReportReason, string> = {"fake":"虚假信息","contact":"泄露联系方式","duplicate":"重复发布","counterfeit":"假冒或翻新货","illegal":"违法违规","other":"其他"}
