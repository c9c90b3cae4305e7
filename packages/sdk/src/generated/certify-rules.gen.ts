// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { CertificationAuthInput } from './enterprise.gen.ts'

/** What enterprise.certification.auth takes of each field. */
export const certifyRules: RulesOf<CertificationAuthInput> = {
  name: { label: "企业名称", type: "string", isRequired: true, said: "请输入企业名称", isTrimmed: true, checks: [["min", 1, "请输入企业名称"], ["max", 100, "企业名称最多 100 个字"], ["folded", 300, "企业名称最多 100 个字"]] },
  creditCode: { label: "统一社会信用代码", type: "string", isRequired: true, said: "请输入统一社会信用代码", isTrimmed: true, checks: [["like", /^[0-9A-HJ-NP-RTUWXY]{18}$/, "统一社会信用代码为 18 位数字或大写字母"]] },
  type: { label: "企业类型", type: "array", isRequired: true, said: "请选择企业类型", item: { label: "企业类型", type: "string", isRequired: true, said: "请输入企业类型", isTrimmed: true, checks: [["min", 1, "请输入企业类型"], ["max", 20, "企业类型最多 20 个字"], ["folded", 60, "企业类型最多 20 个字"]] }, checks: [["min", 1, "请选择企业类型"], ["max", 10, "企业类型最多 10 项"]] },
  businessLicense: { label: "营业执照", type: "string", isRequired: true, said: "请上传营业执照", checks: [["min", 1, "请上传营业执照"]] },
  legalPerson: { label: "法定代表人", type: "string", isRequired: false, said: "法定代表人须为文字", isTrimmed: true, checks: [["max", 50, "法定代表人最多 50 个字"], ["folded", 150, "法定代表人最多 50 个字"]] },
  validTo: { label: "营业执照有效期", type: "string", isRequired: false, said: "营业执照有效期的格式为 2026-01-31", checks: [["like", /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$/, "营业执照有效期的格式为 2026-01-31"], ["like", /^(?:19|[2-9]\d)/, "营业执照有效期的格式为 2026-01-31"]] },
  authName: { label: "认证人姓名", type: "string", isRequired: true, said: "请输入认证人姓名", isTrimmed: true, checks: [["min", 1, "请输入认证人姓名"], ["max", 30, "认证人姓名最多 30 个字"], ["folded", 90, "认证人姓名最多 30 个字"]] },
  authMobile: { label: "认证人手机号码", type: "string", isRequired: true, said: "请输入认证人手机号码", checks: [["like", /^(?:\+86-|(?=1))1\d{10}$|^\+852-\d{8}$|^\+886-\d{9,10}$/, "认证人手机号码格式不正确"]] },
  position: { label: "职位", type: "string", isRequired: false, said: "职位须为文字", isTrimmed: true, checks: [["max", 40, "职位最多 40 个字"], ["folded", 120, "职位最多 40 个字"]] },
  proxyUrl: { label: "授权委托书", type: "string", isRequired: false, said: "请上传授权委托书", checks: [["min", 1, "请上传授权委托书"]] },
  region: { label: "所在地区", type: "string", isRequired: false, said: "所在地区须为文字", isTrimmed: true, checks: [["max", 60, "所在地区最多 60 个字"], ["folded", 180, "所在地区最多 60 个字"]] },
  address: { label: "详细地址", type: "string", isRequired: false, said: "详细地址须为文字", isTrimmed: true, checks: [["max", 200, "详细地址最多 200 个字"], ["folded", 600, "详细地址最多 200 个字"]] },
  website: { label: "公司网址", type: "string", isRequired: false, said: "公司网址的格式如 https://www.example.com", checks: [["url", "http", "公司网址的格式如 https://www.example.com"], ["like", /^https?:\/\/[^/\s]+\.[^\s]+$/i, "公司网址的格式如 https://www.example.com"], ["max", 2048, "公司网址过长"]] },
  intro: { label: "企业简介", type: "string", isRequired: false, said: "企业简介须为文字", isTrimmed: true, checks: [["max", 2000, "企业简介最多 2000 个字"], ["folded", 6000, "企业简介最多 2000 个字"]] },
}
