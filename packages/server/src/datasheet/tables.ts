import type { ColumnType, Generated } from 'kysely'
import type { Json, LifecycleColumn, OutlineJson, ParameterJson, Stamp, Words } from '../core/tables.ts'

/** What reading a revision's file came to. */
export type ReadingState = 'read' | 'scanned' | 'encrypted' | 'broken' | 'heavy' | 'missing'

type Review = ColumnType<
  'pending' | 'passed' | 'rejected',
  'pending' | 'passed' | 'rejected' | undefined,
  'pending' | 'passed' | 'rejected'
>

/** The tables of parts, datasheets and their text, and of what people hand in for them. */
export interface DatasheetTables {
  category: {
    id: Generated<number>
    code: string
    parent_id: number | null
    name: string
    name_en: string
    symbol: Generated<string>
    position: number
    part_count: Generated<number>
  }
  category_alias: { plain: string; alias: string; category_id: number }
  category_parameter: {
    category_id: number
    name: string
    unit: string
    part_count: number
    read_count: Generated<number>
  }
  parameter_look: { category_id: number; name: string; label: string; position: number; is_hidden: boolean }
  part: {
    id: Generated<number>
    brand_id: number
    category_id: number
    model: string
    model_key: string
    model_plain: string
    package: Generated<string>
    description: Generated<string>
    lifecycle: ColumnType<LifecycleColumn, LifecycleColumn | undefined, LifecycleColumn>
    popularity: Generated<number>
    stock: number | null
    datasheet_url: Generated<string>
    params: Json<ParameterJson[]>
    words: Words
    source: string
    created_at: Stamp
    updated_at: Stamp
  }
  part_lcsc: { number: string; part_id: number }
  datasheet: {
    id: Generated<number>
    brand_id: number
    category_id: number
    part_id: number | null
    title: string
    language: ColumnType<'en' | 'zh', 'en' | 'zh' | undefined, 'en' | 'zh'>
    state: ColumnType<'published' | 'removed', 'published' | 'removed' | undefined, 'published' | 'removed'>
    download_count: Generated<number>
    words: Words
    created_at: Stamp
    updated_at: Stamp
  }
  datasheet_revision: {
    id: Generated<number>
    datasheet_id: number
    revision: string
    file_sha256: string
    preview_sha256: string
    page_count: number
    preview_count: number
    outline: Json<OutlineJson[]>
    preview_text: Json<string[]>
    published_at: Stamp
  }
  datasheet_part: { datasheet_id: number; part_id: number }
  revision_text: { revision_id: number; state: ReadingState; page_count: number; read_at: Stamp }
  page_text: {
    revision_id: number
    page: number
    text: string
    /** Lexemes: written by an expression, never read. */
    words: string
    places: Json<number[]>
  }
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
  outside_source: {
    key: string
    url: string
    state: 'readable' | 'gone' | 'refused'
    bytes: Generated<number>
    checked_at: Date
  }
  report: {
    id: Generated<number>
    account_id: number
    kind: 'spec' | 'article' | 'comment' | 'trend' | 'goods' | 'brand'
    target_id: number
    reason: string
    content: Generated<string>
    page: number | null
    created_at: Stamp
  }
}
