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
    file_type: 'jpg' | 'png' | 'webp' | 'pdf' | 'xlsx' | 'xls' | 'ods' | 'csv'
    size: number
    sha256: string
    created_at: Stamp
    touched_at: Stamp
  }
}
