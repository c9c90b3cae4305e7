// Generated from the contract by `npm run gen`. Do not edit.
import type { ReportReason } from '../types.gen.ts'

/** 举报原因. */
export const reportReasonLabels: Record<ReportReason, string> = {"advertising":"广告营销","untrue":"虚假信息","illegal":"违法违规","infringement":"抄袭侵权","abuse":"辱骂攻击","other":"其他"}
