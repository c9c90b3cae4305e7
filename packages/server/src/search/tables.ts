import type { Generated } from 'kysely'

/** The tables of what searches miss, and of words that stand for something else. */
export interface SearchTables {
  missed_search: { day: string; plain: string; word: string; count: Generated<number> }
  search_alias: {
    id: Generated<number>
    plain: string
    word: string
    part_id: number | null
    brand_id: number | null
    category_id: number | null
    created_by: number
    created_at: Date
  }
}
