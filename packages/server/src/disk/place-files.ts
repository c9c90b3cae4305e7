import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { orTaken } from '../core/taken.ts'

/** Where something comes to lie. */
export interface Placed {
  id: number
  /** Null is the root. */
  folder_id: number | null
  /** Null where it keeps its own, or has none. */
  name: string | null
}

/** Lays what is kept into folders, out of the bin as well, in one statement. */
export const placeFiles = (tx: Db, files: readonly Placed[], at: Date) =>
  orTaken(
    sql`
      update disk_file
      set folder_id = placed.folder_id, name = coalesce(placed.name, disk_file.name),
        deleted_at = null, bin_way = null, told_at = null, updated_at = ${at}
      from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as placed (id int, folder_id int, name text)
      where disk_file.id = placed.id
    `.execute(tx),
    '那里已有同名文件',
  )
