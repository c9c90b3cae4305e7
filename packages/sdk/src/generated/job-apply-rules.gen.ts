// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { DeliverySendInput } from './job.gen.ts'

/** What job.delivery.send takes of each field. */
export const jobApplyRules: RulesOf<Omit<DeliverySendInput, 'jobId'>> = {
  name: { label: "姓名", type: "string", isRequired: true, said: "请输入姓名", isTrimmed: true, checks: [["min", 1, "请输入姓名"], ["max", 30, "姓名最多 30 个字"], ["folded", 90, "姓名最多 30 个字"]] },
  mobile: { label: "手机号码", type: "string", isRequired: true, said: "请输入手机号码", checks: [["like", /^(?:\+86-|(?=1))1\d{10}$|^\+852-\d{8}$|^\+886-\d{9,10}$/, "手机号码格式不正确"]] },
  resumeUrl: { label: "简历", type: "string", isRequired: true, said: "请上传简历", checks: [["like", /^(?:https?:\/)?\/[^\s<>"'\\]+$/, "请上传简历"], ["max", 2048, "简历的地址过长"]] },
  remark: { label: "求职留言", type: "string", isRequired: false, said: "求职留言须为文字", isTrimmed: true, checks: [["max", 500, "求职留言最多 500 个字"], ["folded", 1500, "求职留言最多 500 个字"]] },
}
