import { sql, type UpdateQueryBuilder, type UpdateResult } from 'kysely'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'
import { on, type Disk } from './disk-owner.ts'

/** Milliseconds that the bin keeps something: 30 days. */
export const binTime = 30 * 86_400_000

type Files = UpdateQueryBuilder<Tables, 'disk_file', 'disk_file', UpdateResult>

/** Moves some of a disk to the bin, each with its way in words; answers which went. */
export async function binFiles(
  tx: Db,
  { disk, at }: { disk: Disk; at: Date },
  which: (files: Files) => Files,
): Promise<number[]> {
  const files = tx
    .updateTable('disk_file')
    .set({ deleted_at: at, told_at: null, bin_way: sql<string[]>`disk_way(folder_id)` })
    .where(on('disk_file', disk))
    .where('deleted_at', 'is', null)
  const rows = await which(files).returning('id').execute()
  return rows.map(({ id }) => id)
}
