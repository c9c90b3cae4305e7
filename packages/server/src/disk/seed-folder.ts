import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { Disk, DiskKind } from './disk-owner.ts'

/** The folder at the end of a way, which is made where it lacks; null is the root. */
export async function folderAt(db: Db, disk: Disk, { kind, way }: { kind: DiskKind; way: readonly string[] }) {
  let parent_id: number | null = null
  for (const name of way) {
    const made: { id: number } = await db
      .insertInto('disk_folder')
      .values({ ...disk, kind, name, parent_id })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'enterprise_id', 'kind', 'parent_id', 'name'])
          .doUpdateSet({ name: sql`excluded.name` }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    parent_id = made.id
  }
  return parent_id
}
