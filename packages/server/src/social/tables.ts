import type { ColumnType } from 'kysely'

type QrState = 'waiting' | 'scanned' | 'confirmed'

/** The tables of codes that are scanned, and of what the sandbox grants. */
export interface SocialTables {
  qr_ticket: {
    ticket_hash: string
    state: ColumnType<QrState, QrState | undefined, QrState>
    grant_code: string | null
    expires_at: Date
  }
  sandbox_grant: {
    code_hash: string
    provider: 'wx' | 'qq'
    subject: string
    nick_name: string
    expires_at: Date
    used_at: Date | null
  }
}
