// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MyAgentAddInput } from './agent.gen.ts'

/** What agent.myAgent.add takes of each field. */
export const agentRules: RulesOf<MyAgentAddInput> = {
  name: { label: "简称", type: "string", isRequired: true, said: "请输入简称", isTrimmed: true, checks: [["min", 1, "请输入简称"], ["max", 50, "简称最多 50 个字"], ["folded", 150, "简称最多 50 个字"]] },
  fullName: { label: "全称", type: "string", isRequired: true, said: "请输入全称", isTrimmed: true, checks: [["min", 1, "请输入全称"], ["max", 100, "全称最多 100 个字"], ["folded", 300, "全称最多 100 个字"]] },
  website: { label: "官网", type: "string", isRequired: false, said: "官网的格式如 https://www.example.com", checks: [["url", "http", "官网的格式如 https://www.example.com"], ["like", /^https?:\/\/[^/\s]+\.[^\s]+$/i, "官网的格式如 https://www.example.com"], ["max", 2048, "官网过长"]] },
  fullLogo: { label: "标志", type: "string", isRequired: false, said: "请上传标志", checks: [["min", 1, "请上传标志"]] },
  type: { label: "代理商类型", type: "choice", isRequired: true, said: "请选择代理商类型", choices: ["authorised", "distributor", "solution"] },
  intro: { label: "简介", type: "string", isRequired: false, said: "简介须为文字", isTrimmed: true, checks: [["max", 2000, "简介最多 2000 个字"], ["folded", 6000, "简介最多 2000 个字"]] },
  region: { label: "所在地区", type: "string", isRequired: false, said: "所在地区须为文字", isTrimmed: true, checks: [["max", 50, "所在地区最多 50 个字"], ["folded", 150, "所在地区最多 50 个字"]] },
  address: { label: "地址", type: "string", isRequired: false, said: "地址须为文字", isTrimmed: true, checks: [["max", 200, "地址最多 200 个字"], ["folded", 600, "地址最多 200 个字"]] },
  brandIds: { label: "代理品牌", type: "array", isRequired: false, said: "请选择代理品牌", item: { label: "代理品牌", type: "number", isRequired: true, said: "请选择代理品牌", checks: [["min", 1, "请选择代理品牌"], ["max", 2147483647, "代理品牌不存在"]] }, checks: [["min", 0, "代理品牌至少 0 项"], ["max", 200, "代理品牌最多 200 项"]] },
}
