// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { AliasAddInput } from './admin.gen.ts'

/** What admin.alias.add takes of each field. */
export const aliasAddRules: RulesOf<Omit<AliasAddInput, 'kind'>> = {
  word: { label: "搜索词", type: "string", isRequired: true, said: "请输入搜索词", isTrimmed: true, checks: [["min", 1, "请输入搜索词"], ["max", 40, "搜索词最多 40 个字"], ["folded", 120, "搜索词最多 40 个字"]] },
  target: { label: "指向", type: "string", isRequired: true, said: "请输入指向", isTrimmed: true, checks: [["min", 1, "请输入指向"], ["max", 100, "指向最多 100 个字"], ["folded", 300, "指向最多 100 个字"]] },
}
