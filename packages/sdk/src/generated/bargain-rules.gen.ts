// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { BargainAddInput } from './mall.gen.ts'

/** What mall.bargain.add takes of each field. */
export const bargainRules: RulesOf<Omit<BargainAddInput, 'mallGoodsId'>> = {
  quantity: { label: "数量", type: "number", isRequired: true, said: "数量须为整数", checks: [["min", 1, "数量不能小于 1"], ["max", 999999999, "数量不能大于 999999999"]] },
  price: { label: "期望单价", type: "decimal", isRequired: true, said: "期望单价须为数字", checks: [["min", 0.000001, "期望单价不能小于 0.000001"], ["max", 99999999, "期望单价不能大于 99999999"], ["places", 6, "期望单价最多 6 位小数"]] },
  remark: { label: "留言", type: "string", isRequired: false, said: "留言须为文字", isTrimmed: true, checks: [["max", 200, "留言最多 200 个字"], ["folded", 600, "留言最多 200 个字"]] },
}
