// Generated from the contract by `npm run gen`. Do not edit.
import type { BrandReportReason } from '../types.gen.ts'

/** 报错原因. */
export const brandReportReasonLabels: Record<BrandReportReason, string> = {"name":"名称不对","logo":"标志不对","website":"官网打不开或不对","intro":"介绍有误","duplicate":"与另一个品牌重复","holder":"认领的企业不是它的厂商","other":"其他"}
