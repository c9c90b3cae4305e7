import type { file } from '@xinpu/contract/disk'
import { Refusal } from '@xinpu/contract/refusal'
import { certifiedOf } from '../enterprise/membership.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { paginate } from '../core/paginate.ts'
import { orTaken } from '../core/taken.ts'
import { addUpload } from './add-upload.ts'
import { copyFiles } from './copy-files.ts'
import { diskOf, diskOfFiles, disksOf, nameOf } from './disk-owner.ts'
import { listFiles, liveFiles, moveKept, removeKept, type Caller } from './file-changes.ts'
import { checkFolder, foldersOf } from './folder-queries.ts'
import { findInKept } from './kept-fulltext.ts'
import { keptOn, listed, presentKept } from './kept-files.ts'
import { spaceOf } from './space.ts'

const kind = 'file'

export const fileHandlers: HandlersOf<typeof file> = {
  list: (asked, context) => listFiles({ ...asked, kind }, context),

  async all({ owner, dirId, ...asked }, context) {
    const disk = await diskOf(context, owner)
    if (dirId !== undefined && asked.kind === undefined) throw new Refusal('请说明是哪一种文件夹', 'NOT_FOUND')
    if (asked.kind) checkFolder(await foldersOf(context.db, disk, asked.kind), dirId)
    const { rows, total } = await paginate(context.db, listed(context.db, disk, { ...asked, dirId }), asked)
    return { data: rows.map(presentKept), totalRecord: total }
  },

  fulltext: findInKept,

  detail: ({ id }, context) => fileOf(context, id),

  async add(wish, context) {
    return fileOf(context, await addUpload(context, wish))
  },

  async rename({ id, name }, context) {
    const disk = await diskOfFiles(context, { ids: [id], kind })
    await oneByOne(context.db, nameOf(disk), async (tx) => {
      const [found] = await liveFiles(tx, disk, { ids: [id], kind })
      if (!found) throw new Refusal('没有找到文件', 'NOT_FOUND')
      const renamed = tx.updateTable('disk_file').set({ name: name.normalize('NFC'), updated_at: context.now() })
      await orTaken(renamed.where('id', '=', id).execute(), '这里已有同名文件，请换一个名称')
    })
    return null
  },

  move: (wish, context) => moveKept(context, { ...wish, kind, dirId: wish.dirId }),

  async copy({ ids, dirId, onClash }, context) {
    const disk = await diskOfFiles(context, { ids, kind })
    return copyFiles(context, { ids, from: disk, to: disk, dirId, onClash })
  },

  async remove({ ids }, context) {
    await removeKept(context, { ids, kind })
    return null
  },

  space: async ({ owner }, context) => spaceOf(context.db, await diskOf(context, owner)),

  async toEnterprise({ ids, dirId, onClash }, context) {
    const { enterprise_id } = await certifiedOf(context.db, context.user.id)
    const from = { account_id: context.user.id, enterprise_id: null }
    await copyFiles(context, { ids, from, to: { account_id: null, enterprise_id }, dirId, onClash })
    return null
  },
}

async function fileOf(context: Caller, id: number) {
  const row = await keptOn(context.db, await disksOf(context))
    .where('disk_file.id', '=', id)
    .where('disk_file.kind', '=', kind)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new Refusal('没有找到文件', 'NOT_FOUND')
  return presentKept(row)
}
