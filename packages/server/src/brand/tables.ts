import type { ColumnType, Generated } from 'kysely'
import type { Stamp } from '../core/tables.ts'

type Review = ColumnType<
  'pending' | 'passed' | 'rejected',
  'pending' | 'passed' | 'rejected' | undefined,
  'pending' | 'passed' | 'rejected'
>

/** The tables of brands, and of what people hand in for them. */
export interface BrandTables {
  brand: {
    id: Generated<number>
    code: string
    name_cn: string
    name_en: string
    short_name: string
    letter: string
    type: 1 | 2
    country: Generated<string>
    website: Generated<string>
    logo: Generated<string>
    popularity: Generated<number>
    part_count: Generated<number>
    datasheet_count: Generated<number>
    created_at: Stamp
    enterprise_id: number | null
    intro: Generated<string>
  }
  brand_alias: { plain: string; alias: string; brand_id: number }
  brand_proposal: {
    id: number
    account_id: number
    name_cn: string
    name_en: Generated<string>
    plain: string
    website: Generated<string>
    logo: Generated<string>
    intro: Generated<string>
    status: Review
    reject_reason: string | null
    created_at: Stamp
  }
  brand_claim: {
    id: Generated<number>
    brand_id: number
    enterprise_id: number
    account_id: number
    cert_url: string
    remark: Generated<string>
    status: Review
    reject_reason: string | null
    created_at: Stamp
  }
}
