import type { message } from '@xinpu/contract/message'
import type { ColumnType, Generated } from 'kysely'
import type { Stamp } from '../core/tables.ts'
import type { ImTables } from './im-tables.ts'

/** The tables of what people are told, and how. */
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
  message_setting: {
    account_id: number
    muted: message.MessageKind[]
    quiet_from: number | null
    quiet_to: number | null
    has_digest: boolean
    digested_at: ColumnType<Date | null, Date | undefined, Date>
  }
}
