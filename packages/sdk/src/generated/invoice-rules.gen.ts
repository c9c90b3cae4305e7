// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { InvoiceAddInput } from './mall.gen.ts'

/** What mall.invoice.add takes of each field. */
export const invoiceRules: RulesOf<Omit<InvoiceAddInput, 'type' | 'receiver' | 'receiverMobile' | 'receiverAddress' | 'isDefault'>> = {
  title: { label: "发票抬头", type: "string", isRequired: true, said: "请输入发票抬头", isTrimmed: true, checks: [["min", 1, "请输入发票抬头"], ["max", 100, "发票抬头最多 100 个字"], ["folded", 300, "发票抬头最多 100 个字"]] },
  taxNo: { label: "税号", type: "string", isRequired: true, said: "请输入税号", isTrimmed: true, checks: [["like", /^[0-9A-Z]{15,20}$/, "税号为 15 至 20 位数字或大写字母"]] },
  bank: { label: "开户银行", type: "string", isRequired: false, said: "开户银行须为文字", isTrimmed: true, checks: [["max", 100, "开户银行最多 100 个字"], ["folded", 300, "开户银行最多 100 个字"]] },
  bankAccount: { label: "银行账号", type: "string", isRequired: false, said: "银行账号须为文字", isTrimmed: true, checks: [["like", /^[\d -]{0,40}$/, "银行账号最多 40 位数字"]] },
  address: { label: "注册地址", type: "string", isRequired: false, said: "注册地址须为文字", isTrimmed: true, checks: [["max", 200, "注册地址最多 200 个字"], ["folded", 600, "注册地址最多 200 个字"]] },
  tel: { label: "注册电话", type: "string", isRequired: false, said: "请输入注册电话", isTrimmed: true, checks: [["like", /^[\d+\- ()()#转]{5,30}$/, "注册电话格式不正确"]] },
  email: { label: "收票邮箱", type: "string", isRequired: false, said: "收票邮箱格式不正确", checks: [["like", /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/, "收票邮箱格式不正确"], ["max", 254, "收票邮箱过长"]] },
}
