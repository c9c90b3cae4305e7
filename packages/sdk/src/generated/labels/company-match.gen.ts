// Generated from the contract by `npm run gen`. Do not edit.
import type { CompanyMatch } from '../types.gen.ts'

/** 匹配方式. */
export const companyMatchLabels: Record<CompanyMatch, string> = {"name":"名称","formerName":"曾用名","initials":"拼音首字母","creditCode":"信用代码","person":"人员"}
