// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MineAddInput } from './brand.gen.ts'

/** What brand.mine.add takes of each field. */
export const brandRules: RulesOf<Omit<MineAddInput, 'fullLogo' | 'intro'>> = {
  brandCn: { label: "品牌名称", type: "string", isRequired: true, said: "请输入品牌名称", isTrimmed: true, checks: [["min", 1, "请输入品牌名称"], ["max", 100, "品牌名称最多 100 个字"], ["folded", 300, "品牌名称最多 100 个字"]] },
  brandEn: { label: "英文名称", type: "string", isRequired: false, said: "英文名称须为文字", isTrimmed: true, checks: [["max", 100, "英文名称最多 100 个字"], ["folded", 300, "英文名称最多 100 个字"]] },
  website: { label: "官网", type: "string", isRequired: false, said: "官网的格式如 https://www.example.com", checks: [["url", "http", "官网的格式如 https://www.example.com"], ["like", /^https?:\/\/[^/\s]+\.[^\s]+$/i, "官网的格式如 https://www.example.com"], ["max", 2048, "官网过长"]] },
}
