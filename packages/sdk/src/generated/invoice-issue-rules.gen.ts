// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { InvoiceIssueInput } from './mall.gen.ts'

/** What mall.invoice.issue takes of each field. */
export const invoiceIssueRules: RulesOf<Omit<InvoiceIssueInput, 'id'>> = {
  status: { label: "处理结果", type: "choice", isRequired: false, said: "请选择处理结果", choices: ["issued", "refused"] },
  fileUrl: { label: "发票文件", type: "string", isRequired: false, said: "请上传发票文件", checks: [["like", /^(?:https?:\/)?\/[^\s<>"'\\]+$/, "请上传发票文件"], ["max", 2048, "发票文件的地址过长"]] },
  refuseReason: { label: "拒绝原因", type: "string", isRequired: false, said: "拒绝原因须为文字", isTrimmed: true, checks: [["max", 200, "拒绝原因最多 200 个字"], ["folded", 600, "拒绝原因最多 200 个字"]] },
}
