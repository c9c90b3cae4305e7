import type { AuditField } from '@xinpu/sdk/types'
import { comparedText } from '../../primitives/FieldReading/compared-text.ts'

/** What the reviewer noted about one field: that it was checked, or what is wrong with it. */
export interface FieldCheck {
  isChecked: boolean
  /** What is wrong; absent while nothing is said to be. */
  reason?: string
}

export type Checks = Readonly<Record<string, FieldCheck>>

const unseen: FieldCheck = { isChecked: false }

export const checkOf = (checks: Checks, { name }: AuditField): FieldCheck => checks[name] ?? unseen

/** What the evidence says of a field: nothing, the same, something else. */
export function comparedWithEvidence({ value, found }: AuditField): 'silent' | 'same' | 'differs' {
  const comparison = comparedText(value, found)
  if (comparison === 'unread') return 'silent'
  return comparison === 'same' ? 'same' : 'differs'
}

/** What a reason begins with: what the evidence says, where it says something else. */
export const firstReason = (field: AuditField): string =>
  comparedWithEvidence(field) === 'differs' ? `证据上为“${field.found}”` : ''

/** The fields with a reason, as they are sent. */
export const reasonsIn = (fields: readonly AuditField[], checks: Checks): { name: string; reason: string }[] =>
  fields.flatMap((field) => {
    const reason = checkOf(checks, field).reason?.trim()
    return reason ? [{ name: field.name, reason }] : []
  })

/** Why nothing can be passed yet, as a sentence. */
export function passFault(fields: readonly AuditField[], checks: Checks): string | null {
  const faulty = reasonsIn(fields, checks).length
  if (faulty > 0) return `${faulty} 项写了问题，请驳回；若没有问题，先收起它`
  const unchecked = fields.filter((field) => !checkOf(checks, field).isChecked).length
  return unchecked > 0 ? `还有 ${unchecked} 项没有核对` : null
}
