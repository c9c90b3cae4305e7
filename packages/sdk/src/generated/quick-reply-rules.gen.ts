// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { ReplyAddInput } from './message.gen.ts'

/** What message.reply.add takes of each field. */
export const quickReplyRules: RulesOf<ReplyAddInput> = {
  content: { label: "快捷回复", type: "string", isRequired: true, said: "请输入快捷回复", isTrimmed: true, checks: [["min", 1, "请输入快捷回复"], ["max", 300, "快捷回复最多 300 个字"], ["folded", 900, "快捷回复最多 300 个字"]] },
  isShared: { label: "同事共用", type: "boolean", isRequired: false, said: "同事共用须为是或否" },
}
