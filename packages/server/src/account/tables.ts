import type { alert } from '@xinpu/contract/account'
import type { right } from '@xinpu/contract/admin'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Stamp } from '../core/tables.ts'

/** The tables of people: who they are, how they come in, what they keep, and what the product tells them. */
export interface AccountTables {
  account: {
    id: Generated<number>
    mobile: string | null
    password_hash: string | null
    nick_name: string
    avatar: Generated<string>
    is_blocked: Generated<boolean>
    /** Why; its owner reads it at the login. */
    block_reason: Generated<string>
    /** When an account is closed whose owner asked for it. */
    closes_at: ColumnType<Date | null, undefined, Date | null>
    closed_at: ColumnType<Date | null, undefined, Date>
    created_at: Stamp
    /** Levels of access above a plain account, and what somebody does at the desk; that of a certified enterprise comes from `enterprise_member`. */
    roles: Generated<('merchant' | right.DeskRole)[]>
    sex: 'male' | 'female' | 'secret' | null
    email: string | null
    company: string | null
    position: string | null
    industry: string | null
    province: string | null
    city: string | null
    intro: string | null
    email_proved: Generated<boolean>
    share_code: string | null
    invited_by: number | null
    /** When whoever invited this person was rewarded for it. */
    invite_rewarded_at: Date | null
    pauses_history: Generated<boolean>
    seen_at: Stamp
    /** Browsers and systems that logged in, the latest first. */
    devices: Generated<string[]>
  }
  invite_reward: { id: Generated<number>; inviter_id: number; at: Date }
  /** Who agreed to which version of an agreement. */
  agreement_consent: { account_id: number; version_id: number; agreed_at: Date }
  social_account: {
    provider: 'wx' | 'qq'
    subject: string
    account_id: number
    nick_name: Generated<string>
    created_at: Stamp
  }
  saved_search: {
    id: Generated<number>
    account_id: number
    name: string
    scene: string
    query: Json<object>
    query_hash: string
    notify: boolean
    seen_part: Generated<number>
    seen_sheet: Generated<number>
    told_part: Generated<number>
    told_sheet: Generated<number>
    seen_demand: Generated<number>
    seen_at: Stamp
    created_at: Stamp
  }
  session: {
    id: Generated<number>
    account_id: number
    token_hash: string
    token_expires: Date
    sid_hash: string
    sid_expires: Date
    logged_in_at: Date | null
    proof_hash: string | null
    proof_expires: Date | null
    device: Generated<string>
    address: Generated<string>
    created_at: Stamp
    seen_at: Stamp
    wrote_lsn: string | null
  }
  sent_code: {
    recipient: string
    code_hash: string
    expires_at: Date
    tries: Generated<number>
    sent_at: Date
    day: string
    day_count: Generated<number>
  }
  exchange_code: {
    code_hash: string
    account_id: number
    target: string
    expires_at: Date
    used_at: Date | null
  }
  favour: {
    account_id: number
    type: number
    target_id: number
    created_at: Stamp
    tags: Generated<string[]>
  }
  recent_view: { id: Generated<number>; account_id: number; type: number; target_id: number; viewed_at: Stamp }
  alert_mute: { account_id: number; kind: alert.MutableAlertKind }
  alert: {
    id: Generated<number>
    account_id: number
    kind: 'search' | 'match' | 'revision' | 'bom' | 'expiry' | 'company' | 'arrival' | 'certificate' | 'account'
    title: string
    content: string
    url: Generated<string>
    search_id: number | null
    due_at: Date | null
    once: string
    is_read: Generated<boolean>
    created_at: Stamp
  }
  feedback_category: { id: Generated<number>; label: string }
  feedback: {
    id: Generated<number>
    account_id: number
    category_id: number
    content: string
    contact: string
    created_at: Stamp
  }
}
