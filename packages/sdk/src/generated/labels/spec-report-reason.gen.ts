// Generated from the contract by `npm run gen`. Do not edit.
import type { SpecReportReason } from '../types.gen.ts'

/** 报错原因. */
export const specReportReasonLabels: Record<SpecReportReason, string> = {"wrongFile":"文件与标题不符","wrongPart":"型号或品牌不符","wrongFigure":"参数有误","outdated":"版本过旧","broken":"文件打不开","infringement":"侵权","other":"其他"}
