import { Refusal } from '@xinpu/contract/refusal'
import { sql, type Insertable } from 'kysely'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'
import { on, type Disk } from './disk-owner.ts'

/** Room for datasheets on one disk. */
const mostFiles = 20_000

/** Points at datasheets from folders; what a folder has already counts as kept in its newest revision. Answers how many are new. */
export async function keepSheets(tx: Db, files: readonly Insertable<Tables['disk_file']>[]): Promise<number> {
  if (files.length === 0) return 0
  const rows = await tx
    .insertInto('disk_file')
    .values(files)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'enterprise_id', 'folder_id', 'datasheet_id', 'part_id'])
        .where(sql<boolean>`kind = 'spec' and deleted_at is null`)
        .doUpdateSet({ revision_id: sql`excluded.revision_id`, updated_at: sql`excluded.updated_at` }),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .execute()
  return rows.filter(({ isNew }) => isNew).length
}

/** Refuses more datasheets than a disk has room for. */
export async function checkRoom(db: Db, disk: Disk): Promise<void> {
  const { count } = await db
    .selectFrom('disk_file')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(on('disk_file', disk))
    .where('kind', '=', 'spec')
    .executeTakeFirstOrThrow()
  if (count >= mostFiles) throw new Refusal(`云盘最多存 ${mostFiles} 份资料，请先删除一些`, 'CONFLICT')
}
