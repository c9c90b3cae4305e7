// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MyAgentRecommendInput } from './agent.gen.ts'

/** What agent.myAgent.recommend takes of each field. */
export const recommendRules: RulesOf<MyAgentRecommendInput> = {
  name: { label: "代理商名称", type: "string", isRequired: true, said: "请输入代理商名称", isTrimmed: true, checks: [["min", 1, "请输入代理商名称"], ["max", 100, "代理商名称最多 100 个字"], ["folded", 300, "代理商名称最多 100 个字"]] },
  website: { label: "官网", type: "string", isRequired: false, said: "官网的格式如 https://www.example.com", checks: [["url", "http", "官网的格式如 https://www.example.com"], ["like", /^https?:\/\/[^/\s]+\.[^\s]+$/i, "官网的格式如 https://www.example.com"], ["max", 2048, "官网过长"]] },
  brandId: { label: "品牌", type: "number", isRequired: false, said: "请选择品牌", checks: [["min", 1, "请选择品牌"], ["max", 2147483647, "品牌不存在"]] },
  remark: { label: "备注", type: "string", isRequired: false, said: "备注须为文字", isTrimmed: true, checks: [["max", 500, "备注最多 500 个字"], ["folded", 1500, "备注最多 500 个字"]] },
}
