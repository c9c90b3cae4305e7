import type { Generated } from 'kysely'
import type { Stamp } from '../core/tables.ts'

/** The tables of files, and of what people sent. */
export interface StorageTables {
  file: { sha256: string; bytes: number; type: string; created_at: Stamp; touched_at: Stamp }
  upload: {
    key: string
    account_id: number | null
    uuid: string | null
    purpose: string
    name: string
    /** `bin` is anything, kept as it came. */
    file_type: 'jpg' | 'png' | 'webp' | 'pdf' | 'xlsx' | 'xls' | 'ods' | 'csv' | 'bin'
    size: number
    sha256: string
    created_at: Stamp
    touched_at: Stamp
  }
  upload_ticket: {
    id: string
    account_id: number
    purpose: string
    name: string
    size: number
    sha256: string
    /** Whose space it is to lie in; null for the sender's own. */
    enterprise_id: number | null
    upload_key: string | null
    /** Whether it lies on a disk, and counts there. */
    is_placed: Generated<boolean>
    created_at: Stamp
    touched_at: Stamp
  }
  upload_part: { ticket_id: string; number: number; sha256: string }
}
