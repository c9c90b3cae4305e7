// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { PlatformSendMessageInput } from './admin.gen.ts'

/** What admin.platform.sendMessage takes of each field. */
export const platformMessageRules: RulesOf<PlatformSendMessageInput> = {
  title: { label: "标题", type: "string", isRequired: true, said: "请输入标题", isTrimmed: true, checks: [["min", 1, "请输入标题"], ["max", 80, "标题最多 80 个字"], ["folded", 240, "标题最多 80 个字"]] },
  content: { label: "内容", type: "string", isRequired: true, said: "请输入内容", isTrimmed: true, checks: [["min", 1, "请输入内容"], ["max", 5000, "内容最多 5000 个字"], ["folded", 15000, "内容最多 5000 个字"]] },
  userIds: { label: "收件人", type: "array", isRequired: false, said: "请选择收件人", item: { label: "收件人", type: "number", isRequired: true, said: "请选择收件人", checks: [["min", 1, "请选择收件人"], ["max", 2147483647, "收件人不存在"]] }, checks: [["min", 1, "请选择收件人"], ["max", 1000, "收件人最多 1000 项"]] },
}
