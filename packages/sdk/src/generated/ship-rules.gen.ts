// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { MerchantOrderShipInput } from './mall.gen.ts'

/** What mall.merchantOrder.ship takes of each field. */
export const shipRules: RulesOf<Omit<MerchantOrderShipInput, 'id' | 'goods'>> = {
  company: { label: "物流公司", type: "string", isRequired: true, said: "请输入物流公司", isTrimmed: true, checks: [["min", 1, "请输入物流公司"], ["max", 50, "物流公司最多 50 个字"], ["folded", 150, "物流公司最多 50 个字"]] },
  no: { label: "运单号", type: "string", isRequired: true, said: "请输入运单号", isTrimmed: true, checks: [["min", 1, "请输入运单号"], ["max", 50, "运单号最多 50 个字"], ["folded", 150, "运单号最多 50 个字"]] },
}
