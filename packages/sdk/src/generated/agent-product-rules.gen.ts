// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { AgentProductAddInput } from './agent.gen.ts'

/** What agent.agentProduct.add takes of each field. */
export const agentProductRules: RulesOf<AgentProductAddInput> = {
  name: { label: "产品名称", type: "string", isRequired: true, said: "请输入产品名称", isTrimmed: true, checks: [["min", 1, "请输入产品名称"], ["max", 100, "产品名称最多 100 个字"], ["folded", 300, "产品名称最多 100 个字"]] },
  model: { label: "型号", type: "string", isRequired: true, said: "请输入型号", isTrimmed: true, checks: [["min", 1, "请输入型号"], ["max", 80, "型号最多 80 个字"], ["folded", 240, "型号最多 80 个字"]] },
  brandId: { label: "品牌", type: "number", isRequired: true, said: "请选择品牌", checks: [["min", 1, "请选择品牌"], ["max", 2147483647, "品牌不存在"]] },
  categoryId: { label: "分类", type: "number", isRequired: false, said: "请选择分类", checks: [["min", 1, "请选择分类"], ["max", 2147483647, "分类不存在"]] },
  imgUrl: { label: "产品图片", type: "string", isRequired: false, said: "请上传产品图片", checks: [["min", 1, "请上传产品图片"]] },
  description: { label: "产品介绍", type: "string", isRequired: false, said: "请输入产品介绍", checks: [["min", 1, "请输入产品介绍"], ["max", 50000, "产品介绍过长"]] },
  specId: { label: "数据手册", type: "number", isRequired: false, said: "请选择数据手册", checks: [["min", 1, "请选择数据手册"], ["max", 2147483647, "数据手册不存在"]] },
}
