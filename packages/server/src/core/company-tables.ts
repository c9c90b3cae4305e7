import type { audit } from '@xinpu/contract/admin'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Stamp } from './tables.ts'

/** One field that was refused, with the reason. */
export interface RejectJson {
  field: string
  reason: string
}

type EnterpriseStatusColumn = 'pending' | 'certified' | 'rejected'

type AuditStatusColumn = 'pending' | 'passed' | 'rejected' | 'withdrawn'

/** The tables of companies, of the review desk, and of what people are told. */
export interface CompanyTables {
  enterprise: {
    id: Generated<number>
    name: string
    name_key: string
    credit_code: string
    types: string[]
    status: ColumnType<EnterpriseStatusColumn, EnterpriseStatusColumn | undefined, EnterpriseStatusColumn>
    licence_url: string
    legal_person: string | null
    /** Read as text: drivers make different instants of a day. */
    valid_to: ColumnType<unknown, string | null, string | null>
    auth_name: string
    auth_mobile: string
    position: string | null
    proxy_url: string | null
    region: string | null
    address: string | null
    website: string | null
    intro: string | null
    logo: string | null
    reject_reason: string | null
    rejects: Json<RejectJson[]>
    audited_at: Date | null
    created_at: Stamp
  }
  enterprise_member: {
    id: Generated<number>
    enterprise_id: number
    account_id: number
    role: ColumnType<'creator' | 'member', 'creator' | 'member' | undefined, 'creator' | 'member'>
    status: 'applying' | 'joined' | 'refused'
    remark: string | null
    applied_at: Stamp
  }
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
  enterprise_type: { id: Generated<number>; label: string }
  message: {
    id: Generated<number>
    account_id: number
    kind: 'comment' | 'fans' | 'like' | 'mail' | 'notification' | 'platform'
    title: string
    content: string
    from_id: number | null
    target_type: string | null
    target_id: number | null
    url: string | null
    is_read: Generated<boolean>
    created_at: Stamp
  }
  alert: {
    id: Generated<number>
    account_id: number
    kind: 'search' | 'match' | 'revision' | 'expiry' | 'certificate' | 'account'
    title: string
    content: string
    url: Generated<string>
    search_id: number | null
    due_at: Date | null
    once: string
    is_read: Generated<boolean>
    created_at: Stamp
  }
  follow: {
    account_id: number
    type: 'author' | 'brand' | 'agent' | 'enterprise' | 'originalFactory'
    target_id: number
    created_at: Stamp
  }
}
