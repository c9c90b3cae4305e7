import type { recycle } from '@xinpu/contract/disk'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { HandlersOf } from '../core/handlers.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { paginate } from '../core/paginate.ts'
import { creatorMembership } from '../enterprise/membership.ts'
import { diskOf, disksOf, nameOf, on, onAny, type Disk } from './disk-owner.ts'
import type { Caller } from './file-changes.ts'
import { keptOn, presentKept } from './kept-files.ts'
import { restoreFiles } from './restore-files.ts'

export const recycleHandlers: HandlersOf<typeof recycle> = {
  async list({ owner, kind, ...page }, context) {
    const query = keptOn(context.db, [await diskOf(context, owner)])
      .where('deleted_at', 'is not', null)
      .$if(kind !== undefined, (files) => files.where('disk_file.kind', '=', kind ?? 'file'))
      .orderBy('deleted_at', 'desc')
      .orderBy('disk_file.id', 'desc')
    const { rows, total } = await paginate(context.db, query, page)
    return { data: rows.map(presentKept), totalRecord: total }
  },

  async restore({ ids }, context) {
    const restored = []
    // Two at most: a person's own disk, and their company's.
    for (const disk of await disksWith(context, ids))
      restored.push(
        ...(await oneByOne(context.db, nameOf(disk), (tx) => restoreFiles(tx, disk, { ids, at: context.now() }))),
      )
    return restored
  },

  async remove({ ids }, context) {
    for (const disk of await disksWith(context, ids)) {
      await refuseHelper(context, disk)
      await binned(context, disk).where('id', 'in', ids).execute()
    }
    return null
  },

  async clear({ owner }, context) {
    const disk = await diskOf(context, owner)
    await refuseHelper(context, disk)
    await binned(context, disk).execute()
    return null
  },
}

const binned = ({ db }: Caller, disk: Disk) =>
  db.deleteFrom('disk_file').where('deleted_at', 'is not', null).where(on('disk_file', disk))

/** What a company keeps is thrown away for good by who keeps the company. */
async function refuseHelper({ db, user }: Caller, { enterprise_id }: Disk): Promise<void> {
  if (enterprise_id !== null) await creatorMembership(db, user.id)
}

/** The disks of the person that hold any of these; refuses numbers that were never theirs. */
async function disksWith(context: Caller, ids: readonly number[]): Promise<Disk[]> {
  const disks = await disksOf(context)
  const rows = await context.db
    .selectFrom('disk_file')
    .select([sql<boolean>`enterprise_id is not null`.as('isShared')])
    .distinct()
    .where('id', 'in', [...ids])
    .where(onAny('disk_file', disks))
    .execute()
  const isForeign = rows.length === 0 && (await isThere(context, ids))
  if (isForeign) throw new Refusal('没有找到文件', 'NOT_FOUND')
  return disks.filter((disk) => rows.some(({ isShared }) => isShared === (disk.enterprise_id !== null)))
}

/** Whether one of these is on another's disk: those that are gone for good are passed over. */
const isThere = async ({ db }: Caller, ids: readonly number[]): Promise<boolean> =>
  (await db
    .selectFrom('disk_file')
    .select('id')
    .where('id', 'in', [...ids])
    .executeTakeFirst()) !== undefined
