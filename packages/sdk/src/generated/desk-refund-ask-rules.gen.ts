// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { DeskRefundAskInput } from './mall.gen.ts'

/** What mall.deskRefund.ask takes of each field. */
export const deskRefundAskRules: RulesOf<Omit<DeskRefundAskInput, 'no'>> = {
  amount: { label: "退款金额", type: "decimal", isRequired: true, said: "退款金额须为数字", checks: [["min", 0.01, "退款金额不能小于 0.01"], ["max", 999999999, "退款金额不能大于 999999999"], ["places", 2, "退款金额最多 2 位小数"]] },
  reason: { label: "退款原因", type: "string", isRequired: true, said: "请输入退款原因", isTrimmed: true, checks: [["min", 1, "请输入退款原因"], ["max", 200, "退款原因最多 200 个字"], ["folded", 600, "退款原因最多 200 个字"]] },
}
