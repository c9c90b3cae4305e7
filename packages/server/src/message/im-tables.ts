import type { chat, session } from '@xinpu/contract/message'
import type { ColumnType, Generated } from 'kysely'

/** The tables of talks: one row for the talk, one for each of the two who have it, one for each line. */
export interface ImTables {
  im_session: {
    id: Generated<number>
    low_id: number
    high_id: number
    topic: session.ImTopic | null
    topic_id: number | null
    created_at: Date
  }
  im_member: {
    session_id: number
    account_id: number
    peer_id: number
    unread: ColumnType<number, number | undefined, number>
    read_id: ColumnType<number, number | undefined, number>
    last_id: ColumnType<number, number | undefined, number>
    last_at: Date
    is_shown: ColumnType<boolean, boolean | undefined, boolean>
    has_blocked: ColumnType<boolean, boolean | undefined, boolean>
  }
  im_msg: {
    id: Generated<number>
    session_id: number
    from_id: number
    kind: chat.ImMsgType
    content: string
    url: string | null
    size: number | null
    target_id: number | null
    client_msg_id: string
    created_at: Date
  }
}
