import type { audit } from '@xinpu/contract/admin'
import type { Selectable } from 'kysely'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'

/** One field that was refused, with the reason. */
export interface RejectJson {
  field: string
  reason: string
}

/** What was handed in, as the review desk keeps it. */
export type AuditRow = Selectable<Tables['audit']>

/** A decision on it. */
export interface Decision {
  at: Date
  /** The note, or the reason of a refusal. */
  remark: string
}

/** One kind of things that people hand in: how it is shown, and what a decision does. */
export interface Matter {
  /** The fields of its draft with their labels, in the order they are shown. */
  readonly fields: ReadonlyMap<string, string>
  /** Fields whose value is HTML. */
  readonly html?: ReadonlySet<string>
  readonly evidence: (draft: AuditRow['draft']) => audit.AuditItem['evidence']
  /** Makes what was handed in hold. Within the transaction of the decision, as the next. */
  readonly pass: (tx: Db, row: AuditRow, decision: Decision) => Promise<void>
  readonly reject: (tx: Db, row: AuditRow, decision: Decision & { rejects: RejectJson[] }) => Promise<void>
}

/** Every kind; what cannot be handed in yet says so. */
export type Matters = Readonly<Record<audit.AuditKind, Matter | 'unbuilt'>>

/** Why something was not passed, for whoever handed it in: the remark, and what is said of single fields. */
export const reasonOf = (
  { fields }: Pick<Matter, 'fields'>,
  { remark, rejects }: Pick<Decision, 'remark'> & { rejects: readonly RejectJson[] },
): string => [remark, ...rejects.map(({ field, reason }) => `${fields.get(field)}：${reason}`)].join('；')
