// Generated from the contract by `npm run gen`. Do not edit.
import type { TrendReportReason } from '../types.gen.ts'

/** 举报原因. */
export const trendReportReasonLabels: Record<TrendReportReason, string> = {"spam":"垃圾广告","fraud":"虚假或欺诈","abuse":"辱骂攻击","illegal":"违法违规","infringement":"侵权","privacy":"泄露隐私","other":"其他"}
