// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { OrderRefundInput } from './mall.gen.ts'

/** What mall.order.refund takes of each field. */
export const orderRefundRules: RulesOf<Omit<OrderRefundInput, 'id'>> = {
  reason: { label: "退款原因", type: "string", isRequired: true, said: "请输入退款原因", isTrimmed: true, checks: [["min", 1, "请输入退款原因"], ["max", 500, "退款原因最多 500 个字"], ["folded", 1500, "退款原因最多 500 个字"]] },
  amount: { label: "退款金额", type: "decimal", isRequired: false, said: "退款金额须为数字", checks: [["min", 0.01, "退款金额不能小于 0.01"], ["max", 999999999, "退款金额不能大于 999999999"], ["places", 2, "退款金额最多 2 位小数"]] },
  images: { label: "退款凭证", type: "array", isRequired: false, said: "请选择退款凭证", item: { label: "退款凭证", type: "string", isRequired: true, said: "请上传退款凭证", checks: [["like", /^(?:https?:\/)?\/[^\s<>"'\\]+$/, "请上传退款凭证"], ["max", 2048, "退款凭证的地址过长"]] }, checks: [["min", 0, "退款凭证至少 0 项"], ["max", 9, "退款凭证最多 9 项"]] },
}
