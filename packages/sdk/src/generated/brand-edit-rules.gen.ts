// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MineEditInput } from './brand.gen.ts'

/** What brand.mine.edit takes of each field. */
export const brandEditRules: RulesOf<Omit<MineEditInput, 'id'>> = {
  brandCn: { label: "品牌名称", type: "string", isRequired: false, said: "请输入品牌名称", isTrimmed: true, checks: [["min", 1, "请输入品牌名称"], ["max", 100, "品牌名称最多 100 个字"], ["folded", 300, "品牌名称最多 100 个字"]] },
  brandEn: { label: "英文名称", type: "string", isRequired: false, said: "英文名称须为文字", isTrimmed: true, checks: [["max", 100, "英文名称最多 100 个字"], ["folded", 300, "英文名称最多 100 个字"]] },
  website: { label: "官网", type: "string", isRequired: false, said: "官网的格式如 https://www.example.com", checks: [["url", "http", "官网的格式如 https://www.example.com"], ["like", /^https?:\/\/[^/\s]+\.[^\s]+$/i, "官网的格式如 https://www.example.com"], ["max", 2048, "官网过长"]] },
  fullLogo: { label: "品牌标志", type: "string", isRequired: false, said: "请上传品牌标志", checks: [["min", 1, "请上传品牌标志"]] },
  intro: { label: "品牌介绍", type: "string", isRequired: false, said: "请输入品牌介绍", checks: [["min", 1, "请输入品牌介绍"], ["max", 20000, "品牌介绍过长"]] },
  country: { label: "国家或地区", type: "string", isRequired: false, said: "国家或地区须为文字", isTrimmed: true, checks: [["max", 50, "国家或地区最多 50 个字"], ["folded", 150, "国家或地区最多 50 个字"]] },
}
