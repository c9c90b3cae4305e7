// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { EventSignInput } from './portal.gen.ts'

/** What portal.event.sign takes of each field. */
export const eventSignRules: RulesOf<Omit<EventSignInput, 'id'>> = {
  name: { label: "姓名", type: "string", isRequired: true, said: "请输入姓名", isTrimmed: true, checks: [["min", 1, "请输入姓名"], ["max", 30, "姓名最多 30 个字"], ["folded", 90, "姓名最多 30 个字"]] },
  mobile: { label: "手机号码", type: "string", isRequired: true, said: "请输入手机号码", checks: [["like", /^(?:\+86-|(?=1))1\d{10}$|^\+852-\d{8}$|^\+886-\d{9,10}$/, "手机号码格式不正确"]] },
  company: { label: "公司", type: "string", isRequired: false, said: "公司须为文字", isTrimmed: true, checks: [["max", 100, "公司最多 100 个字"], ["folded", 300, "公司最多 100 个字"]] },
}
