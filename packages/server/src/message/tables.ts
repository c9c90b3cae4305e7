import type { Generated } from 'kysely'
import type { Stamp } from '../core/tables.ts'

/** The table of what people are told. */
export interface MessageTables {
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
}
