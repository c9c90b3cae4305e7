// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { EnquiryAddInput } from './demand.gen.ts'

/** What demand.enquiry.add takes of each field. */
export const enquiryRules: RulesOf<Omit<EnquiryAddInput, 'demandId' | 'contactId'>> = {
  quantity: { label: "数量", type: "number", isRequired: true, said: "数量须为整数", checks: [["min", 1, "数量不能小于 1"], ["max", 999999999, "数量不能大于 999999999"]] },
  price: { label: "单价", type: "decimal", isRequired: true, said: "单价须为数字", checks: [["min", 0.000001, "单价不能小于 0.000001"], ["max", 99999999, "单价不能大于 99999999"], ["places", 6, "单价最多 6 位小数"]] },
  currency: { label: "币种", type: "choice", isRequired: false, said: "请选择币种", choices: ["CNY", "USD"] },
  taxIncluded: { label: "含税", type: "boolean", isRequired: false, said: "含税须为是或否" },
  validDays: { label: "有效天数", type: "number", isRequired: false, said: "有效天数须为整数", checks: [["min", 1, "有效天数不能小于 1"], ["max", 90, "有效天数不能大于 90"]] },
  batchNo: { label: "批号", type: "string", isRequired: false, said: "批号须为文字", isTrimmed: true, checks: [["max", 40, "批号最多 40 个字"], ["folded", 120, "批号最多 40 个字"]] },
  delivery: { label: "交期", type: "string", isRequired: false, said: "交期须为文字", isTrimmed: true, checks: [["max", 60, "交期最多 60 个字"], ["folded", 180, "交期最多 60 个字"]] },
  remark: { label: "备注", type: "string", isRequired: false, said: "备注须为文字", isTrimmed: true, checks: [["max", 500, "备注最多 500 个字"], ["folded", 1500, "备注最多 500 个字"]] },
}
