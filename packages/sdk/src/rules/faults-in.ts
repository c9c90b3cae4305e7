import { faultOf } from './fault.ts'
import type { Rule } from './rule.ts'

/** What is wrong with a field of a form. */
export interface RuleFault {
  field: string
  message: string
}

/** Fields that stand on one side only, as something that no value is. */
type Matching<Rules, Sent> = [Exclude<keyof Rules, keyof Sent> | Exclude<keyof Sent, keyof Rules>] extends [never]
  ? unknown
  : { fieldsThatDiffer: Exclude<keyof Rules, keyof Sent> | Exclude<keyof Sent, keyof Rules> }

/** What a form knows besides, by the names of its fields: it comes before the rule of its field. */
type Own<Rules> = { readonly [Field in keyof Rules]?: string | false | null | undefined }

/**
 * What the server would refuse of what a form sends: first the fields of `own`, in their order, then those that are
 * sent. What is sent has every field that has a rule, and no other.
 */
export function faultsIn<Rules extends Readonly<Record<string, Rule>>, Sent extends object>(
  rules: Rules,
  sent: Sent & Matching<Rules, Sent>,
  own: Own<Rules> = {},
): RuleFault[] {
  const values = sent as Record<string, unknown>
  const fields = new Set([...Object.keys(own), ...Object.keys(values), ...Object.keys(rules)])
  return [...fields].flatMap((field) => {
    const message = own[field] || (rules[field] && faultOf(rules[field], values[field]))
    return message ? [{ field, message }] : []
  })
}
