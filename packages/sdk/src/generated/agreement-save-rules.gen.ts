// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { AgreementSaveInput } from './admin.gen.ts'

/** What admin.agreement.save takes of each field. */
export const agreementSaveRules: RulesOf<Omit<AgreementSaveInput, 'id' | 'kind' | 'revision'>> = {
  content: { label: "正文", type: "string", isRequired: true, said: "请输入正文", checks: [["min", 1, "请输入正文"], ["max", 100000, "正文过长"]] },
  changes: { label: "变更说明", type: "string", isRequired: true, said: "变更说明须为文字", isTrimmed: true, checks: [["max", 500, "变更说明最多 500 个字"], ["folded", 1500, "变更说明最多 500 个字"]] },
}
