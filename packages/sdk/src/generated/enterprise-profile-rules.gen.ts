// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { CertificationUpdateInput } from './enterprise.gen.ts'

/** What enterprise.certification.update takes of each field. */
export const enterpriseProfileRules: RulesOf<Omit<CertificationUpdateInput, 'logo'>> = {
  region: { label: "所在地区", type: "string", isRequired: false, said: "所在地区须为文字", isTrimmed: true, checks: [["max", 60, "所在地区最多 60 个字"], ["folded", 180, "所在地区最多 60 个字"]] },
  address: { label: "详细地址", type: "string", isRequired: false, said: "详细地址须为文字", isTrimmed: true, checks: [["max", 200, "详细地址最多 200 个字"], ["folded", 600, "详细地址最多 200 个字"]] },
  website: { label: "公司网址", type: "string", isRequired: false, said: "公司网址的格式如 https://www.example.com", checks: [["url", "http", "公司网址的格式如 https://www.example.com"], ["like", /^https?:\/\/[^/\s]+\.[^\s]+$/i, "公司网址的格式如 https://www.example.com"], ["max", 2048, "公司网址过长"]] },
  intro: { label: "企业简介", type: "string", isRequired: false, said: "企业简介须为文字", isTrimmed: true, checks: [["max", 2000, "企业简介最多 2000 个字"], ["folded", 6000, "企业简介最多 2000 个字"]] },
}
