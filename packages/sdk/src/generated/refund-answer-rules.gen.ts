// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MerchantOrderRefundInput } from './mall.gen.ts'

/** What mall.merchantOrder.refund takes of each field. */
export const refundAnswerRules: RulesOf<Omit<MerchantOrderRefundInput, 'id'>> = {
  status: { label: "处理结果", type: "choice", isRequired: true, said: "请选择处理结果", choices: ["accepted", "refused"] },
  reason: { label: "说明", type: "string", isRequired: false, said: "说明须为文字", isTrimmed: true, checks: [["max", 500, "说明最多 500 个字"], ["folded", 1500, "说明最多 500 个字"]] },
}
