// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { DeskRefundSetLimitInput } from './mall.gen.ts'

/** What mall.deskRefund.setLimit takes of each field. */
export const deskRefundSetLimitRules: RulesOf<DeskRefundSetLimitInput> = {
  amount: { label: "限额", type: "decimal", isRequired: true, said: "限额须为数字", checks: [["min", 0, "限额不能小于 0"], ["max", 999999999, "限额不能大于 999999999"], ["places", 2, "限额最多 2 位小数"]] },
}
