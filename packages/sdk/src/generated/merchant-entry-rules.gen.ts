// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MerchantEntryApplyInput } from './mall.gen.ts'

/** What mall.merchantEntry.apply takes of each field. */
export const merchantEntryRules: RulesOf<MerchantEntryApplyInput> = {
  name: { label: "店铺名称", type: "string", isRequired: true, said: "请输入店铺名称", isTrimmed: true, checks: [["min", 1, "请输入店铺名称"], ["max", 50, "店铺名称最多 50 个字"], ["folded", 150, "店铺名称最多 50 个字"]] },
  logo: { label: "店铺标志", type: "string", isRequired: true, said: "请上传店铺标志", checks: [["min", 1, "请上传店铺标志"]] },
  intro: { label: "店铺简介", type: "string", isRequired: false, said: "店铺简介须为文字", isTrimmed: true, checks: [["max", 1000, "店铺简介最多 1000 个字"], ["folded", 3000, "店铺简介最多 1000 个字"]] },
  contactName: { label: "联系人", type: "string", isRequired: true, said: "请输入联系人", isTrimmed: true, checks: [["min", 1, "请输入联系人"], ["max", 30, "联系人最多 30 个字"], ["folded", 90, "联系人最多 30 个字"]] },
  contactMobile: { label: "联系人手机", type: "string", isRequired: true, said: "请输入联系人手机", checks: [["like", /^(?:\+86-|(?=1))1\d{10}$|^\+852-\d{8}$|^\+886-\d{9,10}$/, "联系人手机格式不正确"]] },
  email: { label: "联系邮箱", type: "string", isRequired: true, said: "联系邮箱格式不正确", checks: [["like", /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/, "联系邮箱格式不正确"], ["max", 254, "联系邮箱过长"]] },
  mainBrandIds: { label: "主营品牌", type: "array", isRequired: false, said: "请选择主营品牌", item: { label: "主营品牌", type: "number", isRequired: true, said: "请选择主营品牌", checks: [["min", 1, "请选择主营品牌"], ["max", 2147483647, "主营品牌不存在"]] }, checks: [["min", 1, "请选择主营品牌"], ["max", 50, "主营品牌最多 50 项"]] },
  bank: { label: "开户银行", type: "string", isRequired: true, said: "请输入开户银行", isTrimmed: true, checks: [["min", 1, "请输入开户银行"], ["max", 100, "开户银行最多 100 个字"], ["folded", 300, "开户银行最多 100 个字"]] },
  bankAccount: { label: "银行账号", type: "string", isRequired: true, said: "请输入银行账号", isTrimmed: true, checks: [["like", /^[\d -]{6,40}$/, "银行账号为 6 至 40 位数字"]] },
  brandAuthUrls: { label: "品牌授权书", type: "array", isRequired: false, said: "请选择品牌授权书", item: { label: "品牌授权书", type: "string", isRequired: true, said: "请上传品牌授权书", checks: [["like", /^(?:https?:\/)?\/[^\s<>"'\\]+$/, "请上传品牌授权书"], ["max", 2048, "品牌授权书的地址过长"]] }, checks: [["min", 0, "品牌授权书至少 0 项"], ["max", 20, "品牌授权书最多 20 项"]] },
}
