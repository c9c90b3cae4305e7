// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { TrendAddInput } from './circle.gen.ts'

/** What circle.trend.add takes of each field. */
export const trendRules: RulesOf<Omit<TrendAddInput, 'groupId' | 'kind' | 'partIds'>> = {
  title: { label: "标题", type: "string", isRequired: false, said: "标题须为文字", isTrimmed: true, checks: [["max", 80, "标题最多 80 个字"], ["folded", 240, "标题最多 80 个字"]] },
  content: { label: "内容", type: "string", isRequired: true, said: "请输入内容", isTrimmed: true, checks: [["min", 1, "请输入内容"], ["max", 5000, "内容最多 5000 个字"], ["folded", 15000, "内容最多 5000 个字"]] },
  images: { label: "图片", type: "array", isRequired: false, said: "请选择图片", item: { label: "图片", type: "string", isRequired: true, said: "请上传图片", checks: [["like", /^(?:https?:\/)?\/[^\s<>"'\\]+$/, "请上传图片"], ["max", 2048, "图片的地址过长"]] }, checks: [["min", 0, "图片至少 0 项"], ["max", 9, "图片最多 9 项"]] },
  input: { label: "输入", type: "string", isRequired: false, said: "输入须为文字", isTrimmed: true, checks: [["max", 60, "输入最多 60 个字"], ["folded", 180, "输入最多 60 个字"]] },
  output: { label: "输出", type: "string", isRequired: false, said: "输出须为文字", isTrimmed: true, checks: [["max", 60, "输出最多 60 个字"], ["folded", 180, "输出最多 60 个字"]] },
  load: { label: "负载", type: "string", isRequired: false, said: "负载须为文字", isTrimmed: true, checks: [["max", 60, "负载最多 60 个字"], ["folded", 180, "负载最多 60 个字"]] },
  tried: { label: "试过什么", type: "string", isRequired: false, said: "试过什么须为文字", isTrimmed: true, checks: [["max", 200, "试过什么最多 200 个字"], ["folded", 600, "试过什么最多 200 个字"]] },
}
