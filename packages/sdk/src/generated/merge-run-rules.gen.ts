// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MergeRunInput } from './admin.gen.ts'

/** What admin.merge.run takes of each field. */
export const mergeRunRules: RulesOf<Omit<MergeRunInput, 'kind' | 'fromId' | 'intoId'>> = {
  reason: { label: "合并原因", type: "string", isRequired: true, said: "请输入合并原因", isTrimmed: true, checks: [["min", 1, "请输入合并原因"], ["max", 200, "合并原因最多 200 个字"], ["folded", 600, "合并原因最多 200 个字"]] },
}
