// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MemberJoinInput } from './enterprise.gen.ts'

/** What enterprise.member.join takes of each field. */
export const joinRules: RulesOf<MemberJoinInput> = {
  enterpriseId: { label: "企业", type: "number", isRequired: true, said: "请选择企业", checks: [["min", 1, "请选择企业"], ["max", 2147483647, "企业不存在"]] },
  remark: { label: "申请说明", type: "string", isRequired: false, said: "申请说明须为文字", isTrimmed: true, checks: [["max", 200, "申请说明最多 200 个字"], ["folded", 600, "申请说明最多 200 个字"]] },
}
