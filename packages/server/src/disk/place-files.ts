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

/** Lays what is kept into folders, out of the bin as well. A datasheet that a folder has already stands in it once. */
export async function placeFiles(tx: Db, files: readonly Placed[], at: Date): Promise<void> {
  await dropTwins(tx, files)
  await orTaken(
    sql`
      update disk_file
      set folder_id = placed.folder_id, name = coalesce(placed.name, disk_file.name),
        deleted_at = null, bin_way = null, told_at = null, updated_at = ${at}
      from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as placed (id int, folder_id int, name text)
      where disk_file.id = placed.id
    `.execute(tx),
    '那里已有同名文件',
  )
}

/** Lets go of datasheets that come to lie beside themselves: of those that come the last one stays. */
const dropTwins = (tx: Db, files: readonly Placed[]) =>
  sql`
    with placed as (select id, folder_id from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as placed (id int, folder_id int))
    delete from disk_file twin using placed join disk_file moved using (id)
    where moved.kind = 'spec' and twin.kind = 'spec' and twin.id <> moved.id
      and (twin.account_id, twin.enterprise_id, twin.datasheet_id, twin.part_id)
        is not distinct from (moved.account_id, moved.enterprise_id, moved.datasheet_id, moved.part_id)
      and case when twin.id in (select id from placed)
        then twin.id < moved.id and exists (
          select from placed other where other.id = twin.id and other.folder_id is not distinct from placed.folder_id)
        else twin.deleted_at is null and twin.folder_id is not distinct from placed.folder_id end
  `.execute(tx)
