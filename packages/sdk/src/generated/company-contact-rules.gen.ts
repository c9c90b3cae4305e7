// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { ContactAddInput } from './enterprise.gen.ts'

/** What enterprise.contact.add takes of each field. */
export const companyContactRules: RulesOf<Omit<ContactAddInput, 'brandIds'>> = {
  name: { label: "姓名", type: "string", isRequired: true, said: "请输入姓名", isTrimmed: true, checks: [["min", 1, "请输入姓名"], ["max", 30, "姓名最多 30 个字"], ["folded", 90, "姓名最多 30 个字"]] },
  mobile: { label: "手机号码", type: "string", isRequired: true, said: "请输入手机号码", checks: [["like", /^(?:\+86-|(?=1))1\d{10}$|^\+852-\d{8}$|^\+886-\d{9,10}$/, "手机号码格式不正确"]] },
  tel: { label: "电话", type: "string", isRequired: false, said: "请输入电话", isTrimmed: true, checks: [["like", /^[\d+\- ()()#转]{5,30}$/, "电话格式不正确"]] },
  email: { label: "邮箱", type: "string", isRequired: false, said: "邮箱格式不正确", checks: [["like", /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/, "邮箱格式不正确"], ["max", 254, "邮箱过长"]] },
  qq: { label: "QQ", type: "string", isRequired: false, said: "QQ须为文字", isTrimmed: true, checks: [["max", 20, "QQ最多 20 个字"], ["folded", 60, "QQ最多 20 个字"]] },
  wechat: { label: "微信号", type: "string", isRequired: false, said: "微信号须为文字", isTrimmed: true, checks: [["max", 40, "微信号最多 40 个字"], ["folded", 120, "微信号最多 40 个字"]] },
  position: { label: "职位", type: "string", isRequired: false, said: "职位须为文字", isTrimmed: true, checks: [["max", 40, "职位最多 40 个字"], ["folded", 120, "职位最多 40 个字"]] },
  region: { label: "负责地区", type: "string", isRequired: false, said: "负责地区须为文字", isTrimmed: true, checks: [["max", 100, "负责地区最多 100 个字"], ["folded", 300, "负责地区最多 100 个字"]] },
}
