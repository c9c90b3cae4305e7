// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MyArticleAddInput } from './article.gen.ts'

/** What article.myArticle.add takes of each field. */
export const articleRules: RulesOf<Omit<MyArticleAddInput, 'status' | 'brandIds' | 'models' | 'attachments' | 'imgUrl'>> = {
  title: { label: "标题", type: "string", isRequired: false, said: "标题须为文字", isTrimmed: true, checks: [["max", 100, "标题最多 100 个字"], ["folded", 300, "标题最多 100 个字"]] },
  content: { label: "正文", type: "string", isRequired: false, said: "请输入正文", checks: [["max", 200000, "正文过长"]] },
  categoryId: { label: "频道", type: "number", isRequired: false, said: "请选择频道", checks: [["min", 1, "请选择频道"], ["max", 2147483647, "频道不存在"]] },
  summary: { label: "摘要", type: "string", isRequired: false, said: "摘要须为文字", isTrimmed: true, checks: [["max", 300, "摘要最多 300 个字"], ["folded", 900, "摘要最多 300 个字"]] },
  source: { label: "来源", type: "string", isRequired: false, said: "来源须为文字", isTrimmed: true, checks: [["max", 100, "来源最多 100 个字"], ["folded", 300, "来源最多 100 个字"]] },
  sourceUrl: { label: "来源网址", type: "string", isRequired: false, said: "来源网址的格式如 https://www.example.com", checks: [["url", "http", "来源网址的格式如 https://www.example.com"], ["like", /^https?:\/\/[^/\s]+\.[^\s]+$/i, "来源网址的格式如 https://www.example.com"], ["max", 2048, "来源网址过长"]] },
  keywords: { label: "关键词", type: "array", isRequired: false, said: "请选择关键词", item: { label: "关键词", type: "string", isRequired: true, said: "请输入关键词", isTrimmed: true, checks: [["min", 1, "请输入关键词"], ["max", 20, "关键词最多 20 个字"], ["folded", 60, "关键词最多 20 个字"]] }, checks: [["min", 0, "关键词至少 0 项"], ["max", 10, "关键词最多 10 项"]] },
  series: { label: "连载", type: "string", isRequired: false, said: "连载须为文字", isTrimmed: true, checks: [["max", 40, "连载最多 40 个字"], ["folded", 120, "连载最多 40 个字"]] },
  publishAt: { label: "发布时间", type: "string", isRequired: false, said: "发布时间的格式不正确", checks: [["like", /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|([+-](?:[01]\d|2[0-3]):[0-5]\d)))$/, "发布时间的格式不正确"], ["like", /^(?:19|[2-9]\d)/, "发布时间的格式不正确"]] },
}
