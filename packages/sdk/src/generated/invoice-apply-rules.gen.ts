// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { InvoiceApplyInput } from './mall.gen.ts'

/** What mall.invoice.apply takes of each field. */
export const invoiceApplyRules: RulesOf<Omit<InvoiceApplyInput, 'orderId'>> = {
  invoiceId: { label: "发票抬头", type: "number", isRequired: true, said: "请选择发票抬头", checks: [["min", 1, "请选择发票抬头"], ["max", 2147483647, "发票抬头不存在"]] },
}
