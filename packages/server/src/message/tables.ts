import type { Generated } from 'kysely'
import type { Stamp } from '../core/tables.ts'
import type { ImTables } from './im-tables.ts'

/** The table of what people are told. */
export interface MessageTables extends ImTables {
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
