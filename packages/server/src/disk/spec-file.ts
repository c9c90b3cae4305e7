import type { specFile } from '@xinpu/contract/disk'
import { Refusal } from '@xinpu/contract/refusal'
import { sql, type Insertable } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { oneByOne } from '../core/one-by-one.ts'
import type { Tables } from '../core/tables.ts'
import { diskOf, nameOf, on, type Disk } from './disk-owner.ts'
import { listFiles, moveKept, removeKept } from './file-changes.ts'
import { checkFolder, foldersOf } from './folder-queries.ts'

/** Room for datasheets on one disk. */
const mostFiles = 20_000

export const specFileHandlers: HandlersOf<typeof specFile> = {
  list: (asked, context) => listFiles({ ...asked, kind: 'spec' }, context),

  async add({ owner, dirId, specIds, outside }, context) {
    const { db, user, now } = context
    const disk = await diskOf(context, owner)
    const found = await (outside ? namedParts(db, specIds) : publishedSheets(db, specIds))
    await oneByOne(db, nameOf(disk), async (tx) => {
      checkFolder(await foldersOf(tx, disk, 'spec'), dirId)
      if (found.length === 0) throw new Refusal('没有找到这份资料', 'NOT_FOUND')
      await checkRoom(tx, disk)
      const at = { created_at: now(), updated_at: now() }
      await keepFiles(
        tx,
        found.map((ids) => ({ ...disk, ...ids, ...at, folder_id: dirId ?? null, by_id: user.id })),
      )
    })
    return null
  },

  async move({ ids, dirId }, context) {
    await moveKept(context, { ids, dirId, kind: 'spec' })
    return null
  },

  async remove({ ids }, context) {
    await removeKept(context, { ids, kind: 'spec' })
    return null
  },
}

const publishedSheets = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('datasheet')
    .select(['id as datasheet_id', sql<null>`null`.as('part_id')])
    .select(({ selectFrom }) =>
      selectFrom('datasheet_revision')
        .select('datasheet_revision.id')
        .whereRef('datasheet_revision.datasheet_id', '=', 'datasheet.id')
        .orderBy('published_at', 'desc')
        .orderBy('datasheet_revision.id', 'desc')
        .limit(1)
        .as('revision_id'),
    )
    .where('id', 'in', ids)
    .where('state', '=', 'published')
    .execute()

const namedParts = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('part')
    .select(['id as part_id', sql<null>`null`.as('datasheet_id'), sql<null>`null`.as('revision_id')])
    .where('id', 'in', ids)
    .where('datasheet_url', '<>', '')
    .execute()

/** What is on the disk already moves, also out of the bin, and counts as kept in its newest revision. */
const keepFiles = (tx: Db, files: readonly Insertable<Tables['disk_file']>[]) =>
  tx
    .insertInto('disk_file')
    .values(files)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'enterprise_id', 'datasheet_id', 'part_id'])
        .where(sql<boolean>`kind = 'spec'`)
        .doUpdateSet({
          folder_id: sql`excluded.folder_id`,
          revision_id: sql`excluded.revision_id`,
          updated_at: sql`excluded.updated_at`,
          deleted_at: null,
          bin_way: null,
        }),
    )
    .execute()

async function checkRoom(db: Db, disk: Disk): Promise<void> {
  const { count } = await db
    .selectFrom('disk_file')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(on('disk_file', disk))
    .where('kind', '=', 'spec')
    .executeTakeFirstOrThrow()
  if (count >= mostFiles) throw new Refusal(`云盘最多存 ${mostFiles} 份资料，请先删除一些`, 'CONFLICT')
}
