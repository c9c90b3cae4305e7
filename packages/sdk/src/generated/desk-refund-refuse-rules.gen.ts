// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { DeskRefundRefuseInput } from './mall.gen.ts'

/** What mall.deskRefund.refuse takes of each field. */
export const deskRefundRefuseRules: RulesOf<Omit<DeskRefundRefuseInput, 'id'>> = {
  reason: { label: "驳回原因", type: "string", isRequired: true, said: "请输入驳回原因", isTrimmed: true, checks: [["min", 1, "请输入驳回原因"], ["max", 200, "驳回原因最多 200 个字"], ["folded", 600, "驳回原因最多 200 个字"]] },
}
