// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { AddressAddInput } from './mall.gen.ts'

/** What mall.address.add takes of each field. */
export const addressRules: RulesOf<Omit<AddressAddInput, 'type' | 'cityId' | 'districtId' | 'postcode' | 'isDefault'>> = {
  name: { label: "收货人", type: "string", isRequired: true, said: "请输入收货人", isTrimmed: true, checks: [["min", 1, "请输入收货人"], ["max", 30, "收货人最多 30 个字"], ["folded", 90, "收货人最多 30 个字"]] },
  mobile: { label: "手机号码", type: "string", isRequired: true, said: "请输入手机号码", checks: [["like", /^(?:\+86-|(?=1))1\d{10}$|^\+852-\d{8}$|^\+886-\d{9,10}$/, "手机号码格式不正确"]] },
  provinceId: { label: "省份", type: "number", isRequired: true, said: "请选择省份", checks: [["min", 1, "请选择省份"], ["max", 2147483647, "省份不存在"]] },
  address: { label: "详细地址", type: "string", isRequired: true, said: "请输入详细地址", isTrimmed: true, checks: [["min", 1, "请输入详细地址"], ["max", 200, "详细地址最多 200 个字"], ["folded", 600, "详细地址最多 200 个字"]] },
}
