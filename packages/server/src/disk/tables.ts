import type { Generated } from 'kysely'
import type { Stamp } from '../core/tables.ts'
import type { DiskKind } from './disk-owner.ts'

/** Whose disk a row is on: one of the two is set. */
interface OnDisk {
  account_id: number | null
  enterprise_id: number | null
}

/** The tables of the cloud disk. */
export interface DiskTables {
  disk_folder: OnDisk & {
    id: Generated<number>
    kind: DiskKind
    parent_id: number | null
    name: string
    bom_id: Generated<number | null>
    created_at: Stamp
  }
  disk_file: OnDisk & {
    id: Generated<number>
    kind: Generated<DiskKind>
    folder_id: number | null
    datasheet_id: number | null
    part_id: number | null
    name: string | null
    sha256: string | null
    bytes: Generated<number>
    upload_key: string | null
    revision_id: number | null
    by_id: number | null
    deleted_at: Date | null
    bin_way: string[] | null
    told_at: Date | null
    created_at: Stamp
    updated_at: Stamp
  }
  disk_article: {
    id: number
    content: string
    summary: string
    source_article_id: number | null
    source_author: string | null
    source_url: string | null
  }
  disk_text: { file_id: number; state: string; page_count: number; read_at: Date }
  disk_page: { file_id: number; page: number; text: string; words: string }
  disk_share: {
    id: Generated<number>
    account_id: number
    key: string
    code: Generated<string>
    pass: string
    print: string
    view_count: Generated<number>
    expires_at: Date
    created_at: Stamp
  }
  disk_share_file: { share_id: number; file_id: number }
}
