import type { specFolder } from '@xinpu/contract/disk'
import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { diskOf, nameOf, type Disk, type Folder } from './disk-owner.ts'
import { checkFolder, foldersOf, mostFolders, presentFolder, wayTo, type FolderRow } from './folder-queries.ts'
import type { Unbuilt } from './index.ts'

/** Folders inside folders: deeper ones nobody finds again. */
const deepest = 8

export const specFolderHandlers: HandlersOf<typeof specFolder, Unbuilt['specFolder']> = {
  async list({ owner, parentId }, context) {
    const folders = await foldersOf(context.db, await diskOf(context, owner))
    checkFolder(folders, parentId)
    return folders.filter(({ parent_id }) => parent_id === (parentId ?? null)).map(presentFolder)
  },

  async tree({ owner }, context) {
    return treeOf(await foldersOf(context.db, await diskOf(context, owner)), null)
  },

  async add({ owner, name, parentId }, context) {
    const disk = await diskOf(context, owner)
    return presentFolder({ ...(await makeFolder(context.db, disk, { name, parentId })), file_count: 0 })
  },
}

const treeOf = (folders: readonly FolderRow[], parent: number | null): Folder[] =>
  folders
    .filter(({ parent_id }) => parent_id === parent)
    .map((row) => ({ ...presentFolder(row), children: treeOf(folders, row.id) }))

interface NewFolder {
  name: string
  parentId: number | undefined
}

const makeFolder = (db: Db, disk: Disk, { name, parentId }: NewFolder) =>
  oneByOne(db, nameOf(disk), async (tx) => {
    const folders = await foldersOf(tx, disk)
    checkFolder(folders, parentId)
    if (folders.length >= mostFolders) throw new Refusal(`最多建 ${mostFolders} 个文件夹`, 'CONFLICT')
    if (wayTo(folders, parentId ?? null).length >= deepest) throw new Refusal(`文件夹最多 ${deepest} 层`, 'CONFLICT')
    const row = await tx
      .insertInto('disk_folder')
      .values({ ...disk, kind: 'spec', parent_id: parentId ?? null, name })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new Refusal('文件夹名称已被使用，请换一个', 'CONFLICT')
    return row
  })
