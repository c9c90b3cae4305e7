// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { UserSetStatusInput } from './admin.gen.ts'

/** What admin.user.setStatus takes of each field. */
export const userSetStatusRules: RulesOf<Omit<UserSetStatusInput, 'id' | 'status'>> = {
  reason: { label: "停用原因", type: "string", isRequired: false, said: "停用原因须为文字", isTrimmed: true, checks: [["max", 200, "停用原因最多 200 个字"], ["folded", 600, "停用原因最多 200 个字"]] },
}
