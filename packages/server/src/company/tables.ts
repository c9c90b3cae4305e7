import type { Generated } from 'kysely'
import type { Json } from '../core/tables.ts'
import type { Entry } from './source.ts'

export interface CompanyTables {
  company: {
    id: Generated<number>
    outer_id: string
    name: string
    credit_code: string | null
    legal_person: Generated<string>
    reg_status: Generated<string>
    region: Generated<string>
    industry: Generated<string>
    capital: Generated<string>
    founded_at: Date | null
    base: Json<Entry | null>
    source: string
    told_at: Date
  }
  company_word: { key: string; kind: number; company_id: number; value: Generated<string>; weight: Generated<number> }
  company_section: { company_id: number; section: string; total: number; source: string; told_at: Date }
  company_row: {
    id: Generated<number>
    company_id: number
    section: string
    outer_id: string
    place: number
    data: Json<object>
  }
  company_snapshot: {
    id: Generated<number>
    company_id: number
    html: string
    hash: string
    source: string
    created_at: Date
  }
  company_renewal: { company_id: number; day: string; told_at: Date }
  company_news: {
    id: Generated<number>
    company_id: number
    outer_id: string
    item: string
    before: string
    after: string
    at: Date
    found_at: Date
  }
  company_look: { company_id: number; day: string; who: string }
  company_quota: { day: string; count: number }
  company_miss: { mark: string; ends_at: Date }
}
