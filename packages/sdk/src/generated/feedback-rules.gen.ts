// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { FeedbackAddInput } from './account.gen.ts'

/** What account.feedback.add takes of each field. */
export const feedbackRules: RulesOf<FeedbackAddInput> = {
  type: { label: "反馈类型", type: "number", isRequired: true, said: "请选择反馈类型", checks: [["min", 1, "请选择反馈类型"], ["max", 2147483647, "请选择反馈类型"]] },
  content: { label: "反馈内容", type: "string", isRequired: true, said: "请完善反馈内容，以便我们快速解决", isTrimmed: true, checks: [["min", 1, "请完善反馈内容，以便我们快速解决"], ["max", 500, "反馈内容最多 500 个字"]] },
  contact: { label: "联系方式", type: "string", isRequired: true, said: "请填写邮箱，方便我们跟进", isTrimmed: true, checks: [["min", 1, "请填写邮箱，方便我们跟进"], ["max", 100, "联系方式最多 100 个字符"]] },
}
