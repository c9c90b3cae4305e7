// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { ReceiptAuditInput } from './mall.gen.ts'

/** What mall.receipt.audit takes of each field. */
export const receiptAuditRules: RulesOf<Omit<ReceiptAuditInput, 'id'>> = {
  status: { label: "处理结果", type: "choice", isRequired: true, said: "请选择处理结果", choices: ["accepted", "refused"] },
  refuseReason: { label: "拒绝原因", type: "string", isRequired: false, said: "拒绝原因须为文字", isTrimmed: true, checks: [["max", 200, "拒绝原因最多 200 个字"], ["folded", 600, "拒绝原因最多 200 个字"]] },
}
