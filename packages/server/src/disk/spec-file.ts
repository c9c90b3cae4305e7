import type { specFile } from '@xinpu/contract/disk'
import { Refusal } from '@xinpu/contract/refusal'
import { sql, type Insertable } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { paginate } from '../core/paginate.ts'
import type { Tables } from '../core/tables.ts'
import { diskOf, nameOf, on, type Disk } from './disk-owner.ts'
import { checkFolder, foldersOf } from './folder-queries.ts'
import type { Unbuilt } from './index.ts'
import { filesOnDisk, presentFile } from './spec-file-queries.ts'

/** Room for datasheets on one disk. */
const mostFiles = 20_000

export const specFileHandlers: HandlersOf<typeof specFile, Unbuilt['specFile']> = {
  async list(asked, context) {
    const disk = await diskOf(context, asked.owner)
    const folders = await foldersOf(context.db, disk)
    checkFolder(folders, asked.dirId)
    const { rows, total } = await paginate(context.db, filesOnDisk(context.db, disk, asked), asked)
    return { data: rows.map((row) => presentFile(row, disk, folders)), totalRecord: total }
  },

  async add({ owner, dirId, specIds, outside }, context) {
    const { db, now } = context
    const disk = await diskOf(context, owner)
    checkFolder(await foldersOf(db, disk), dirId)
    const found = await (outside ? namedParts(db, specIds) : publishedSheets(db, specIds))
    if (found.length === 0) throw new Refusal('没有找到这份资料', 'NOT_FOUND')
    const files = found.map(({ id }) => ({
      ...disk,
      folder_id: dirId ?? null,
      [outside ? 'part_id' : 'datasheet_id']: id,
      created_at: now(),
      updated_at: now(),
    }))
    await oneByOne(db, nameOf(disk), async (tx) => {
      await checkRoom(tx, disk)
      await keepFiles(tx, files)
    })
    return null
  },
}

const publishedSheets = (db: Db, ids: readonly number[]) =>
  db.selectFrom('datasheet').select('id').where('id', 'in', ids).where('state', '=', 'published').execute()

const namedParts = (db: Db, ids: readonly number[]) =>
  db.selectFrom('part').select('id').where('id', 'in', ids).where('datasheet_url', '<>', '').execute()

/** What is on the disk already moves. */
const keepFiles = (tx: Db, files: readonly Insertable<Tables['disk_file']>[]) =>
  tx
    .insertInto('disk_file')
    .values(files)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'enterprise_id', 'datasheet_id', 'part_id'])
        .doUpdateSet({ folder_id: sql`excluded.folder_id`, updated_at: sql`excluded.updated_at` }),
    )
    .execute()

async function checkRoom(db: Db, disk: Disk): Promise<void> {
  const { count } = await db
    .selectFrom('disk_file')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(on('disk_file', disk))
    .executeTakeFirstOrThrow()
  if (count >= mostFiles) throw new Refusal(`云盘最多存 ${mostFiles} 份资料，请先删除一些`, 'CONFLICT')
}
