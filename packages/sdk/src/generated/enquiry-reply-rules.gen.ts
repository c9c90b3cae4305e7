// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { EnquiryReplyInput } from './demand.gen.ts'

/** What demand.enquiry.reply takes of each field. */
export const enquiryReplyRules: RulesOf<Omit<EnquiryReplyInput, 'id' | 'revision' | 'status' | 'closeDemand'>> = {
  counterPrice: { label: "还价", type: "decimal", isRequired: false, said: "还价须为数字", checks: [["min", 0.000001, "还价不能小于 0.000001"], ["max", 99999999, "还价不能大于 99999999"], ["places", 6, "还价最多 6 位小数"]] },
  counterQuantity: { label: "还价数量", type: "number", isRequired: false, said: "还价数量须为整数", checks: [["min", 1, "还价数量不能小于 1"], ["max", 999999999, "还价数量不能大于 999999999"]] },
  replyContent: { label: "回复内容", type: "string", isRequired: false, said: "回复内容须为文字", isTrimmed: true, checks: [["max", 500, "回复内容最多 500 个字"], ["folded", 1500, "回复内容最多 500 个字"]] },
}
