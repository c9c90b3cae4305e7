// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { AuthorApplyInput } from './article.gen.ts'

/** What article.author.apply takes of each field. */
export const authorApplyRules: RulesOf<Omit<AuthorApplyInput, 'certUrl'>> = {
  realName: { label: "真实姓名", type: "string", isRequired: true, said: "请输入真实姓名", isTrimmed: true, checks: [["min", 1, "请输入真实姓名"], ["max", 30, "真实姓名最多 30 个字"], ["folded", 90, "真实姓名最多 30 个字"]] },
  intro: { label: "个人简介", type: "string", isRequired: true, said: "请输入个人简介", isTrimmed: true, checks: [["min", 1, "请输入个人简介"], ["max", 500, "个人简介最多 500 个字"], ["folded", 1500, "个人简介最多 500 个字"]] },
  field: { label: "擅长领域", type: "string", isRequired: false, said: "擅长领域须为文字", isTrimmed: true, checks: [["max", 100, "擅长领域最多 100 个字"], ["folded", 300, "擅长领域最多 100 个字"]] },
}
