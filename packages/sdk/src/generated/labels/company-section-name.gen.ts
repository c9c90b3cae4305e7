// Generated from the contract by `npm run gen`. Do not edit.
import type { CompanySectionName } from '../types.gen.ts'

/** 企业栏目. */
export const companySectionNameLabels: Record<CompanySectionName, string> = {"holder":"股东","staff":"主要人员","change":"变更记录","invest":"对外投资","branch":"分支机构","trademark":"商标","patent":"专利","copyright":"作品著作权","softwareCopyright":"软件著作权","website":"网站备案","annualReport":"年报","lawSuit":"裁判文书","courtAnnouncement":"法院公告","ktannouncement":"开庭公告","dishonest":"失信被执行人","executed":"被执行人","abnormal":"经营异常","punishment":"行政处罚","around":"周边风险","history":"历史信息"}
