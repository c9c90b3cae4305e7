// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MyContactAddInput } from './enterprise.gen.ts'

/** What enterprise.myContact.add takes of each field. */
export const contactRules: RulesOf<Omit<MyContactAddInput, 'isDefault' | 'tel' | 'email' | 'qq' | 'position'>> = {
  name: { label: "姓名", type: "string", isRequired: true, said: "请输入姓名", isTrimmed: true, checks: [["min", 1, "请输入姓名"], ["max", 30, "姓名最多 30 个字"], ["folded", 90, "姓名最多 30 个字"]] },
  mobile: { label: "手机号码", type: "string", isRequired: true, said: "请输入手机号码", checks: [["like", /^(?:\+86-|(?=1))1\d{10}$|^\+852-\d{8}$|^\+886-\d{9,10}$/, "手机号码格式不正确"]] },
  wechat: { label: "微信号", type: "string", isRequired: false, said: "微信号须为文字", isTrimmed: true, checks: [["max", 40, "微信号最多 40 个字"], ["folded", 120, "微信号最多 40 个字"]] },
}
