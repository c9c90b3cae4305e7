// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { BargainReplyInput } from './mall.gen.ts'

/** What mall.bargain.reply takes of each field. */
export const bargainReplyRules: RulesOf<Omit<BargainReplyInput, 'id'>> = {
  status: { label: "处理结果", type: "choice", isRequired: true, said: "请选择处理结果", choices: ["accepted", "refused"] },
  replyPrice: { label: "回复单价", type: "decimal", isRequired: false, said: "回复单价须为数字", checks: [["min", 0.000001, "回复单价不能小于 0.000001"], ["max", 99999999, "回复单价不能大于 99999999"], ["places", 6, "回复单价最多 6 位小数"]] },
  remark: { label: "回复", type: "string", isRequired: false, said: "回复须为文字", isTrimmed: true, checks: [["max", 200, "回复最多 200 个字"], ["folded", 600, "回复最多 200 个字"]] },
}
