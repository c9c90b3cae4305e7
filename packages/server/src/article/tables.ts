import type { Stamp } from '../core/tables.ts'

/** The table of what people follow. */
export interface ArticleTables {
  follow: {
    account_id: number
    type: 'author' | 'brand' | 'agent' | 'enterprise' | 'company' | 'originalFactory'
    target_id: number
    created_at: Stamp
  }
}
