import type { ColumnType, Generated } from 'kysely'
import type { RejectJson } from '../admin/audit-matter.ts'
import type { Json, Stamp } from '../core/tables.ts'

type EnterpriseStatusColumn = 'pending' | 'certified' | 'rejected' | 'blocked'

/** The tables of companies and of who belongs to them. */
export interface EnterpriseTables {
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
    /** Why the desk has blocked it; empty where it has not. */
    block_reason: Generated<string>
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
  contact: {
    id: Generated<number>
    account_id: number | null
    enterprise_id: number | null
    name: string
    job: string | null
    mobile: string
    tel: string | null
    email: string | null
    qq: string | null
    wechat: string | null
    region: string | null
    brand_ids: ColumnType<number[], number[] | undefined, number[]>
    position: number
    created_at: Stamp
  }
  contact_look: { contact_id: number; account_id: number; count: Generated<number>; looked_at: Date }
  enterprise_type: { id: Generated<number>; label: string }
  licence_reading: { key: string; found: Json<Partial<Record<string, string>>> }
}
