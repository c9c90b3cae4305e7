// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MerchantOrderRepriceInput } from './mall.gen.ts'

/** What mall.merchantOrder.reprice takes of each field. */
export const repriceRules: RulesOf<Omit<MerchantOrderRepriceInput, 'id'>> = {
  payAmount: { label: "应付金额", type: "decimal", isRequired: true, said: "应付金额须为数字", checks: [["min", 0.01, "应付金额不能小于 0.01"], ["max", 999999999, "应付金额不能大于 999999999"], ["places", 2, "应付金额最多 2 位小数"]] },
}
