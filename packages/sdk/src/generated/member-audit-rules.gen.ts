// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MemberAuditInput } from './enterprise.gen.ts'

/** What enterprise.member.audit takes of each field. */
export const memberAuditRules: RulesOf<Omit<MemberAuditInput, 'id' | 'status'>> = {
  remark: { label: "审核说明", type: "string", isRequired: false, said: "审核说明须为文字", isTrimmed: true, checks: [["max", 200, "审核说明最多 200 个字"], ["folded", 600, "审核说明最多 200 个字"]] },
}
