// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { RegisterAsEnterpriseInput } from './account.gen.ts'

/** What account.register.asEnterprise takes of each field. */
export const newEnterpriseRules: RulesOf<RegisterAsEnterpriseInput['enterprise']> = {
  name: { label: "企业名称", type: "string", isRequired: true, said: "请输入企业名称", isTrimmed: true, checks: [["min", 1, "请输入企业名称"], ["max", 100, "企业名称最多 100 个字"], ["folded", 300, "企业名称最多 100 个字"]] },
  creditCode: { label: "统一社会信用代码", type: "string", isRequired: true, said: "请输入统一社会信用代码", isTrimmed: true, checks: [["like", /^[0-9A-HJ-NP-RTUWXY]{18}$/, "统一社会信用代码为 18 位数字或大写字母"]] },
  type: { label: "企业类型", type: "array", isRequired: true, said: "请选择企业类型", item: { label: "企业类型", type: "string", isRequired: true, said: "请输入企业类型", isTrimmed: true, checks: [["min", 1, "请输入企业类型"], ["max", 30, "企业类型最多 30 个字"], ["folded", 90, "企业类型最多 30 个字"]] }, checks: [["min", 1, "请选择企业类型"], ["max", 10, "企业类型最多 10 项"]] },
  businessLicense: { label: "营业执照", type: "string", isRequired: true, said: "请上传营业执照", checks: [["min", 1, "请上传营业执照"]] },
  region: { label: "所在地区", type: "string", isRequired: false, said: "所在地区须为文字", isTrimmed: true, checks: [["max", 100, "所在地区最多 100 个字"], ["folded", 300, "所在地区最多 100 个字"]] },
  address: { label: "详细地址", type: "string", isRequired: false, said: "详细地址须为文字", isTrimmed: true, checks: [["max", 200, "详细地址最多 200 个字"], ["folded", 600, "详细地址最多 200 个字"]] },
  contactName: { label: "联系人", type: "string", isRequired: true, said: "请输入联系人", isTrimmed: true, checks: [["min", 1, "请输入联系人"], ["max", 30, "联系人最多 30 个字"], ["folded", 90, "联系人最多 30 个字"]] },
  contactMobile: { label: "联系人手机号码", type: "string", isRequired: true, said: "请输入联系人手机号码", checks: [["like", /^(?:\+86-|(?=1))1\d{10}$|^\+852-\d{8}$|^\+886-\d{9,10}$/, "联系人手机号码格式不正确"]] },
  email: { label: "邮箱", type: "string", isRequired: false, said: "邮箱格式不正确", checks: [["like", /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/, "邮箱格式不正确"], ["max", 254, "邮箱过长"]] },
  position: { label: "职位", type: "string", isRequired: false, said: "职位须为文字", isTrimmed: true, checks: [["max", 50, "职位最多 50 个字"], ["folded", 150, "职位最多 50 个字"]] },
}
