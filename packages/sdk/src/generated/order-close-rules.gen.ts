// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { OrderCloseInput } from './mall.gen.ts'

/** What mall.order.close takes of each field. */
export const orderCloseRules: RulesOf<Omit<OrderCloseInput, 'id'>> = {
  closeReason: { label: "取消原因", type: "string", isRequired: false, said: "取消原因须为文字", isTrimmed: true, checks: [["max", 200, "取消原因最多 200 个字"], ["folded", 600, "取消原因最多 200 个字"]] },
}
