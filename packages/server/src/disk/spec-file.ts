import type { specFile } from '@xinpu/contract/disk'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { diskOf, nameOf } from './disk-owner.ts'
import { listFiles, moveKept, removeKept } from './file-changes.ts'
import { checkFolder, foldersOf } from './folder-queries.ts'
import { checkRoom, keepSheets } from './kept-sheets.ts'

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
      await keepSheets(
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
