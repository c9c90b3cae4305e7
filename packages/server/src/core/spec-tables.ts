import type { ColumnType, Generated } from 'kysely'
import type { Json, OutlineJson, Stamp } from './tables.ts'

type Review = ColumnType<
  'pending' | 'passed' | 'rejected',
  'pending' | 'passed' | 'rejected' | undefined,
  'pending' | 'passed' | 'rejected'
>

/** The tables of what people hand in for the catalogue. */
export interface SpecTables {
  spec_check: {
    sha256: string
    fault: string | null
    page_count: Generated<number>
    outline: Json<OutlineJson[]>
    title: Generated<string>
    text: Json<string[]>
    preview_sha256: string | null
    checked_at: Stamp
  }
  spec_upload: {
    id: Generated<number>
    account_id: number
    upload_key: string
    sha256: string
    filename: string
    brand_id: number | null
    brand_name: Generated<string>
    model: string
    category_id: number
    folder_id: number | null
    description: Generated<string>
    language: 'en' | 'zh'
    status: Review
    reject_reason: string | null
    datasheet_id: number | null
    revision_id: number | null
    created_at: Stamp
  }
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
  report: {
    id: Generated<number>
    account_id: number
    kind: 'spec'
    target_id: number
    reason: string
    content: Generated<string>
    page: number | null
    created_at: Stamp
  }
}
