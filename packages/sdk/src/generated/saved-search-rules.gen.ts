// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { SavedSearchSaveInput } from './account.gen.ts'

/** What account.savedSearch.save takes of each field. */
export const savedSearchRules: RulesOf<Omit<SavedSearchSaveInput, 'id' | 'scene' | 'query' | 'notify'>> = {
  name: { label: "名称", type: "string", isRequired: true, said: "请输入名称", isTrimmed: true, checks: [["min", 1, "请输入名称"], ["max", 50, "名称最多 50 个字"], ["folded", 150, "名称最多 50 个字"]] },
}
