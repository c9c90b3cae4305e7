// Generated from the contract by `npm run gen`. Do not edit.
import type { EnterpriseStatus } from '../types.gen.ts'

/** 认证状态. */
export const enterpriseStatusLabels: Record<EnterpriseStatus, string> = {"pending":"待审核","certified":"已认证","rejected":"未通过","blocked":"已停用"}
