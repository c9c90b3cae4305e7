// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { ReceiptAddInput } from './mall.gen.ts'

/** What mall.receipt.add takes of each field. */
export const receiptRules: RulesOf<Omit<ReceiptAddInput, 'payOrderId'>> = {
  imgUrl: { label: "转账凭证", type: "string", isRequired: true, said: "请上传转账凭证", checks: [["min", 1, "请上传转账凭证"]] },
  payer: { label: "付款人", type: "string", isRequired: true, said: "请输入付款人", isTrimmed: true, checks: [["min", 1, "请输入付款人"], ["max", 100, "付款人最多 100 个字"], ["folded", 300, "付款人最多 100 个字"]] },
  bank: { label: "付款银行", type: "string", isRequired: false, said: "付款银行须为文字", isTrimmed: true, checks: [["max", 100, "付款银行最多 100 个字"], ["folded", 300, "付款银行最多 100 个字"]] },
  amount: { label: "转账金额", type: "decimal", isRequired: true, said: "转账金额须为数字", checks: [["min", 0.01, "转账金额不能小于 0.01"], ["max", 999999999, "转账金额不能大于 999999999"], ["places", 2, "转账金额最多 2 位小数"]] },
  payTime: { label: "付款时间", type: "string", isRequired: true, said: "付款时间的格式不正确", checks: [["like", /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|([+-](?:[01]\d|2[0-3]):[0-5]\d)))$/, "付款时间的格式不正确"], ["like", /^(?:19|[2-9]\d)/, "付款时间的格式不正确"]] },
  remark: { label: "备注", type: "string", isRequired: false, said: "备注须为文字", isTrimmed: true, checks: [["max", 200, "备注最多 200 个字"], ["folded", 600, "备注最多 200 个字"]] },
}
