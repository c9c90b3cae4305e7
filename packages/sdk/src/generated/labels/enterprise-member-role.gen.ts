// Generated from the contract by `npm run gen`. Do not edit.
import type { EnterpriseMemberRole } from '../types.gen.ts'

/** 成员角色. */
export const enterpriseMemberRoleLabels: Record<EnterpriseMemberRole, string> = {"creator":"创建者","member":"成员"}
