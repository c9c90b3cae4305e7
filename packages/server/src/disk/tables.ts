import type { Generated } from 'kysely'
import type { Stamp } from '../core/tables.ts'

/** Whose disk a row is on: one of the two is set. */
interface OnDisk {
  account_id: number | null
  enterprise_id: number | null
}

/** The tables of the cloud disk. */
export interface DiskTables {
  disk_folder: OnDisk & {
    id: Generated<number>
    kind: 'spec'
    parent_id: number | null
    name: string
    created_at: Stamp
  }
  disk_file: OnDisk & {
    id: Generated<number>
    folder_id: number | null
    datasheet_id: number | null
    part_id: number | null
    created_at: Stamp
    updated_at: Stamp
  }
}
