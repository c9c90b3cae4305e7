// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MineAddInput } from './demand.gen.ts'

/** What demand.mine.add takes of each field. */
export const demandRules: RulesOf<Omit<MineAddInput, 'type' | 'brandId' | 'price' | 'contactId' | 'status' | 'allowDuplicate'>> = {
  model: { label: "型号", type: "string", isRequired: true, said: "请输入型号", isTrimmed: true, checks: [["min", 1, "请输入型号"], ["max", 80, "型号最多 80 个字"], ["folded", 240, "型号最多 80 个字"]] },
  quantity: { label: "数量", type: "number", isRequired: true, said: "数量须为整数", checks: [["min", 1, "数量不能小于 1"], ["max", 999999999, "数量不能大于 999999999"]] },
  brand: { label: "品牌", type: "string", isRequired: false, said: "品牌须为文字", isTrimmed: true, checks: [["max", 60, "品牌最多 60 个字"], ["folded", 180, "品牌最多 60 个字"]] },
  currency: { label: "币种", type: "choice", isRequired: false, said: "请选择币种", choices: ["CNY", "USD"] },
  taxIncluded: { label: "含税", type: "boolean", isRequired: false, said: "含税须为是或否" },
  package: { label: "封装", type: "string", isRequired: false, said: "封装须为文字", isTrimmed: true, checks: [["max", 40, "封装最多 40 个字"], ["folded", 120, "封装最多 40 个字"]] },
  batchNo: { label: "批号", type: "string", isRequired: false, said: "批号须为文字", isTrimmed: true, checks: [["max", 40, "批号最多 40 个字"], ["folded", 120, "批号最多 40 个字"]] },
  delivery: { label: "交期", type: "string", isRequired: false, said: "交期须为文字", isTrimmed: true, checks: [["max", 60, "交期最多 60 个字"], ["folded", 180, "交期最多 60 个字"]] },
  region: { label: "地区", type: "string", isRequired: false, said: "地区须为文字", isTrimmed: true, checks: [["max", 60, "地区最多 60 个字"], ["folded", 180, "地区最多 60 个字"]] },
  description: { label: "描述", type: "string", isRequired: false, said: "描述须为文字", isTrimmed: true, checks: [["max", 1000, "描述最多 1000 个字"], ["folded", 3000, "描述最多 1000 个字"]] },
  images: { label: "图片", type: "array", isRequired: false, said: "请选择图片", item: { label: "图片", type: "string", isRequired: true, said: "请上传图片", checks: [["like", /^(?:https?:\/)?\/[^\s<>"'\\]+$/, "请上传图片"], ["max", 2048, "图片的地址过长"]] }, checks: [["min", 0, "图片至少 0 项"], ["max", 6, "图片最多 6 项"]] },
  validDays: { label: "有效期", type: "choice", isRequired: false, said: "有效期须为 7、15、30 或 60 天", choices: [7, 15, 30, 60] },
}
