import type { audit, log, merge, right } from '@xinpu/contract/admin'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Stamp } from '../core/tables.ts'
import type { Kept, Moved } from './merge-rows.ts'

type MergeKind = merge.MergeKind

type AuditStatusColumn = 'pending' | 'passed' | 'rejected' | 'withdrawn'

/** The table of the review desk. */
export interface AdminTables {
  audit: {
    id: Generated<number>
    kind: audit.AuditKind
    target_id: number
    account_id: number
    title: string
    draft: Json<Record<string, unknown>>
    found: Json<Partial<Record<string, string>>>
    status: ColumnType<AuditStatusColumn, AuditStatusColumn | undefined, AuditStatusColumn>
    remark: string | null
    auditor_id: number | null
    audit_at: Date | null
    /** Who looks at it, and until when it is theirs. */
    claimed_by: number | null
    claimed_until: Date | null
    created_at: Stamp
  }
  merge: {
    id: Generated<number>
    kind: MergeKind
    from_id: number
    into_id: number
    from_name: string
    into_name: string
    reason: string
    moved: Json<Moved[]>
    gone: Json<Kept[]>
    added: Json<Kept[]>
    /** Whether whoever held the brand that went holds the one that stays since. */
    gives_holder: Generated<boolean>
    merged_by: number
    merged_at: Date
    undone_by: ColumnType<number | null, undefined, number>
    undone_at: ColumnType<Date | null, undefined, Date>
  }
  /** Rows come and never change: the database refuses it. */
  desk_log: {
    id: Generated<number>
    created_at: Stamp
    /** Null for the command line. */
    account_id: number | null
    call: string
    verb: string
    of_right: right.Right
    subject: log.DeskSubject
    target_id: number | null
    note: Generated<string>
    sent: Json<unknown>
    address: Generated<string>
  }
}
