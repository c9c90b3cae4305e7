// Generated from the contract by `npm run gen`. Do not edit.
import type { ImReportReason } from '../types.gen.ts'

/** 举报原因. */
export const imReportReasonLabels: Record<ImReportReason, string> = {"fraud":"虚假或欺诈","spam":"垃圾广告","abuse":"辱骂骚扰","illegal":"违法违规","privacy":"泄露隐私","other":"其他"}
