// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MyGoodsAddInput } from './mall.gen.ts'

/** What mall.myGoods.add takes of each field. */
export const goodsLotRules: RulesOf<MyGoodsAddInput['lots'][number]> = {
  warehouse: { label: "仓库", type: "string", isRequired: true, said: "请输入仓库", isTrimmed: true, checks: [["min", 1, "请输入仓库"], ["max", 30, "仓库最多 30 个字"], ["folded", 90, "仓库最多 30 个字"]] },
  batchNo: { label: "批号", type: "string", isRequired: false, said: "批号须为文字", isTrimmed: true, checks: [["max", 40, "批号最多 40 个字"], ["folded", 120, "批号最多 40 个字"]] },
  stock: { label: "库存", type: "number", isRequired: true, said: "库存须为整数", checks: [["min", 0, "库存不能小于 0"], ["max", 999999999, "库存不能大于 999999999"]] },
  delivery: { label: "交期", type: "string", isRequired: true, said: "请输入交期", isTrimmed: true, checks: [["min", 1, "请输入交期"], ["max", 50, "交期最多 50 个字"], ["folded", 150, "交期最多 50 个字"]] },
}
