// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { OrderSetWarehousingNoInput } from './mall.gen.ts'

/** What mall.order.setWarehousingNo takes of each field. */
export const warehousingNoRules: RulesOf<Omit<OrderSetWarehousingNoInput, 'id'>> = {
  warehousingNo: { label: "入仓号", type: "string", isRequired: true, said: "请输入入仓号", isTrimmed: true, checks: [["min", 1, "请输入入仓号"], ["max", 50, "入仓号最多 50 个字"], ["folded", 150, "入仓号最多 50 个字"]] },
}
