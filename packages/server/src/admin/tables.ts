import type { audit } from '@xinpu/contract/admin'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Stamp } from '../core/tables.ts'

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
    created_at: Stamp
  }
}
