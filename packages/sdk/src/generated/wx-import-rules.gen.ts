// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MyArticleImportWxInput } from './article.gen.ts'

/** What article.myArticle.importWx takes of each field. */
export const wxImportRules: RulesOf<Omit<MyArticleImportWxInput, 'html'>> = {
  url: { label: "文章网址", type: "string", isRequired: false, said: "文章网址的格式如 https://www.example.com", checks: [["url", "http", "文章网址的格式如 https://www.example.com"], ["like", /^https?:\/\/[^/\s]+\.[^\s]+$/i, "文章网址的格式如 https://www.example.com"], ["max", 2048, "文章网址过长"]] },
}
