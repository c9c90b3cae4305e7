import type { Parameter } from '@xinpu/trade/words'
import type { ColumnType, Generated } from 'kysely'
import type { AccountTables } from './account-tables.ts'
import type { CompanyTables } from './company-tables.ts'
import type { DiskTables } from './disk-tables.ts'
import type { JobTables } from './job-tables.ts'
import type { SellerTables } from './seller-tables.ts'
import type { SpecTables } from './spec-tables.ts'

/** A time the database fills in when it is left out. */
export type Stamp = ColumnType<Date, Date | undefined, Date>
/** JSON: goes in as text, comes out parsed. */
export type Json<T> = ColumnType<T, string | undefined, string>
/** Lexemes: written by an expression (`array_to_tsvector`), never read. */
type Words = ColumnType<string, string, string>

export interface ParameterJson extends Parameter {
  /** It was read in the words of a catalogue: no maker's table says so. */
  origin?: 'description'
}

export interface OutlineJson {
  title: string
  page: number
  level: number
}

export type LifecycleColumn = 'active' | 'nrnd' | 'eol' | 'obsolete' | 'unknown'

/** The tables as Kysely sees them; the truth is in `migrations/`. */
export interface Tables extends AccountTables, CompanyTables, DiskTables, JobTables, SellerTables, SpecTables {
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
  file: { sha256: string; bytes: number; type: string; created_at: Stamp; touched_at: Stamp }
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
  hot_word: { id: Generated<number>; name: string; count: Generated<number> }
  feedback_category: { id: Generated<number>; label: string }
  feedback: {
    id: Generated<number>
    account_id: number
    category_id: number
    content: string
    contact: string
    created_at: Stamp
  }
  upload: {
    key: string
    account_id: number | null
    uuid: string | null
    purpose: string
    name: string
    file_type: 'jpg' | 'png' | 'webp' | 'pdf'
    size: number
    sha256: string
    created_at: Stamp
    touched_at: Stamp
  }
  licence_reading: { key: string; found: Json<Partial<Record<string, string>>> }
  nav_item: {
    id: Generated<number>
    list: 'common' | 'agent' | 'brand' | 'friend'
    name: string
    url: string
    position: Generated<number>
  }
  setting: { key: string; value: string }
  sandbox_message: { id: Generated<number>; kind: 'sms' | 'mail'; recipient: string; text: string; created_at: Stamp }
}
