// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { ProfileUpdateInput } from './account.gen.ts'

/** What account.profile.update takes of each field. */
export const profileRules: RulesOf<ProfileUpdateInput> = {
  nickName: { label: "昵称", type: "string", isRequired: false, said: "请输入昵称", isTrimmed: true, checks: [["min", 2, "昵称为 2–20 个字"], ["max", 20, "昵称为 2–20 个字"]] },
  avatar: { label: "头像", type: "string", isRequired: false, said: "请上传头像", checks: [["min", 1, "请上传头像"]] },
  sex: { label: "性别", type: "choice", isRequired: false, said: "请选择性别", choices: ["male", "female", "secret"] },
  email: { label: "邮箱", type: "string", isRequired: false, said: "邮箱格式不正确", checks: [["like", /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/, "邮箱格式不正确"], ["max", 254, "邮箱过长"]] },
  company: { label: "公司", type: "string", isRequired: false, said: "公司须为文字", isTrimmed: true, checks: [["max", 100, "公司最多 100 个字"], ["folded", 300, "公司最多 100 个字"]] },
  position: { label: "职位", type: "string", isRequired: false, said: "职位须为文字", isTrimmed: true, checks: [["max", 50, "职位最多 50 个字"], ["folded", 150, "职位最多 50 个字"]] },
  industry: { label: "行业", type: "string", isRequired: false, said: "行业须为文字", isTrimmed: true, checks: [["max", 50, "行业最多 50 个字"], ["folded", 150, "行业最多 50 个字"]] },
  province: { label: "省份", type: "string", isRequired: false, said: "省份须为文字", isTrimmed: true, checks: [["max", 30, "省份最多 30 个字"], ["folded", 90, "省份最多 30 个字"]] },
  city: { label: "城市", type: "string", isRequired: false, said: "城市须为文字", isTrimmed: true, checks: [["max", 30, "城市最多 30 个字"], ["folded", 90, "城市最多 30 个字"]] },
  intro: { label: "个人简介", type: "string", isRequired: false, said: "个人简介须为文字", isTrimmed: true, checks: [["max", 500, "个人简介最多 500 个字"], ["folded", 1500, "个人简介最多 500 个字"]] },
}
