import type { chat, session } from '@xinpu/contract/message'
import type { ColumnType, Generated } from 'kysely'

/** The tables of talks: one row for the talk, one for each of its two sides, one for each line. */
export interface ImTables {
  /** Of two people, or of a guest and the desk of a company. */
  im_session: {
    id: Generated<number>
    low_id: ColumnType<number | null, number | undefined, number>
    high_id: ColumnType<number | null, number | undefined, number>
    guest_id: ColumnType<number | null, number | undefined, number>
    enterprise_id: ColumnType<number | null, number | undefined, number>
    topic: session.ImTopic | null
    topic_id: number | null
    created_at: Date
  }
  /** A side: a person, or a desk. Who faces a desk has no peer. */
  im_member: {
    id: Generated<number>
    session_id: number
    account_id: ColumnType<number | null, number | undefined, number>
    enterprise_id: ColumnType<number | null, number | undefined, number>
    keeper_id: ColumnType<number | null, number | undefined, number | null>
    peer_id: ColumnType<number | null, number | undefined, number>
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
  quick_reply: {
    id: Generated<number>
    account_id: number | null
    enterprise_id: number | null
    content: string
    created_at: Date
  }
  im_promise: {
    msg_id: number
    session_id: number
    marked_by: number
    /** Read as text: drivers make different instants of a day. */
    due_day: ColumnType<unknown, string | null, string | null>
    kept_at: Date | null
    created_at: Date
  }
  im_report: {
    id: Generated<number>
    account_id: number
    session_id: number
    msg_id: number
    reason: chat.ImReportReason
    content: string
    created_at: Date
  }
}
