// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MerchantEntryUpdateInput } from './mall.gen.ts'

/** What mall.merchantEntry.update takes of each field. */
export const freightRules: RulesOf<Omit<NonNullable<MerchantEntryUpdateInput['freights']>[number], 'currency' | 'freeFrom'>> = {
  fee: { label: "每单运费", type: "decimal", isRequired: true, said: "每单运费须为数字", checks: [["min", 0, "每单运费不能小于 0"], ["max", 999999999, "每单运费不能大于 999999999"], ["places", 2, "每单运费最多 2 位小数"]] },
}
