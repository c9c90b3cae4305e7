// Generated from the contract by `npm run gen`. Do not edit.
import type { RulesOf } from '../rules/rule.ts'
import type { DeliverySetStatusInput } from './job.gen.ts'

/** What job.delivery.setStatus takes of each field. */
export const jobAnswerRules: RulesOf<Omit<DeliverySetStatusInput, 'id' | 'status'>> = {
  answer: { label: "给求职者的话", type: "string", isRequired: false, said: "给求职者的话须为文字", isTrimmed: true, checks: [["max", 500, "给求职者的话最多 500 个字"], ["folded", 1500, "给求职者的话最多 500 个字"]] },
}
