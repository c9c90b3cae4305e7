// Generated from the contract by `npm run gen`. Do not edit.
import type { EnterpriseMemberStatus } from '../types.gen.ts'

/** 成员状态. */
export const enterpriseMemberStatusLabels: Record<EnterpriseMemberStatus, string> = {"applying":"申请中","joined":"已加入","refused":"已拒绝"}
