// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MyStockAddInput } from './stock.gen.ts'

/** What stock.myStock.add takes of each field. */
export const stockRules: RulesOf<Omit<MyStockAddInput, 'brandId' | 'price'>> = {
  model: { label: "型号", type: "string", isRequired: true, said: "请输入型号", isTrimmed: true, checks: [["min", 1, "请输入型号"], ["max", 80, "型号最多 80 个字"], ["folded", 240, "型号最多 80 个字"]] },
  brand: { label: "品牌", type: "string", isRequired: true, said: "请输入品牌", isTrimmed: true, checks: [["min", 1, "请输入品牌"], ["max", 80, "品牌最多 80 个字"], ["folded", 240, "品牌最多 80 个字"]] },
  quantity: { label: "数量", type: "number", isRequired: true, said: "数量须为整数", checks: [["min", 1, "数量不能小于 1"], ["max", 999999999, "数量不能大于 999999999"]] },
  currency: { label: "币种", type: "choice", isRequired: false, said: "请选择币种", choices: ["CNY", "USD"] },
  batchNo: { label: "批号", type: "string", isRequired: false, said: "批号须为文字", isTrimmed: true, checks: [["max", 40, "批号最多 40 个字"], ["folded", 120, "批号最多 40 个字"]] },
  package: { label: "封装", type: "string", isRequired: false, said: "封装须为文字", isTrimmed: true, checks: [["max", 40, "封装最多 40 个字"], ["folded", 120, "封装最多 40 个字"]] },
  location: { label: "库存地", type: "string", isRequired: false, said: "库存地须为文字", isTrimmed: true, checks: [["max", 60, "库存地最多 60 个字"], ["folded", 180, "库存地最多 60 个字"]] },
  status: { label: "库存状态", type: "choice", isRequired: false, said: "请选择库存状态", choices: ["on", "off"] },
}
