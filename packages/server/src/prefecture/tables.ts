import type { originalData, scheme } from '@xinpu/contract/prefecture'
import type { Generated } from 'kysely'
import type { Json, Words } from '../core/tables.ts'

/** The tables of courses and material, documents of makers, and circuits. */
export interface PrefectureTables {
  zone_file: { id: Generated<number>; sha256: string; preview_sha256: string; bytes: number; page_count: number }
  tech_category: { id: Generated<number>; type: 'course' | 'datum'; name: string; position: number }
  tech_article: {
    article_id: number
    category_id: number | null
    file_id: number | null
    download_count: Generated<number>
  }
  original_factory: { id: Generated<number>; brand_id: number; intro: Generated<string> }
  original_data: {
    id: Generated<number>
    factory_id: number
    title: string
    type: originalData.OriginalDataType
    language: originalData.DataLanguage
    summary: Generated<string>
    content: Generated<string>
    models: Generated<string[]>
    file_id: number | null
    download_count: Generated<number>
    view_count: Generated<number>
    words: Words
    created_at: Date
  }
  scheme: {
    id: Generated<number>
    name: string
    model: string
    model_key: string
    brand_id: number
    category_id: number | null
    summary: string
    content: Generated<string>
    facts: Json<scheme.SchemeDetail['facts']>
    figure: string
    file_id: number | null
    part_count: Generated<number>
    download_count: Generated<number>
    view_count: Generated<number>
    words: Words
    created_at: Date
  }
  scheme_part: {
    scheme_id: number
    place: number
    model: string
    model_key: string
    brand_id: number | null
    designator: string
    quantity: number
    note: Generated<string>
    marks: Json<scheme.SchemePart['marks']>
  }
  zone_view: {
    kind: 'scheme' | 'originalData' | 'schemeTaken' | 'originalDataTaken' | 'techTaken'
    target_id: number
    viewer: string
    day: string
  }
}
