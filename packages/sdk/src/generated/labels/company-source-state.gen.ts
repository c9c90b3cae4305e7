// Generated from the contract by `npm run gen`. Do not edit.
import type { CompanySourceState } from '../types.gen.ts'

/** 数据源状态. */
export const companySourceStateLabels: Record<CompanySourceState, string> = {"ok":"正常","away":"暂时连不上"}
