import type { Context, User } from '../core/context.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { diskOf, diskOfFolders, nameOf, type Asking, type DiskKind, type Folder } from './disk-owner.ts'
import { makeFolder, moveFolders, removeFolders, renameFolder, type Shelf } from './folder-changes.ts'
import { checkFolder, foldersOf, presentFolder, treeOf } from './folder-queries.ts'
import type { Db } from '../core/database.ts'

type Caller = Context & { user: User }
type Owned = { owner: Folder['owner'] }

/** What folders of one kind can do: each of the three disks has its own calls for it. */
export const folderHandlersOf = (kind: DiskKind) => ({
  /** Those directly inside one. */
  async list({ owner, parentId }: Owned & { parentId?: number | undefined }, context: Caller) {
    const folders = await foldersOf(context.db, await diskOf(context, owner), kind)
    checkFolder(folders, parentId)
    return folders.filter(({ parent_id }) => parent_id === (parentId ?? null)).map(presentFolder)
  },

  /** Those inside one, each with its own. */
  async tree({ owner, parentId }: Owned & { parentId?: number | undefined }, context: Caller) {
    const folders = await foldersOf(context.db, await diskOf(context, owner), kind)
    checkFolder(folders, parentId)
    return treeOf(folders, parentId ?? null)
  },

  async add({ owner, name, parentId }: Owned & { name: string; parentId?: number | undefined }, context: Caller) {
    const disk = await diskOf(context, owner)
    const row = await oneByOne(context.db, nameOf(disk), (tx) => makeFolder(tx, { disk, kind }, { name, parentId }))
    return presentFolder({ ...row, file_count: 0 })
  },

  async update({ id, name }: { id: number; name: string }, context: Caller) {
    await onShelf(context, { ids: [id], kind }, (tx, shelf) => renameFolder(tx, shelf, { id, name }))
    return null
  },

  async move({ ids, parentId }: { ids: number[]; parentId?: number | undefined }, context: Caller) {
    await onShelf(context, { ids, kind }, (tx, shelf) => moveFolders(tx, shelf, { ids, parentId }))
    return null
  },

  async remove({ ids }: { ids: number[] }, context: Caller) {
    return { ids: await removeOnce(context, { ids, kind }) }
  },
})

/** Work on the folders of whoever holds them, one after another. */
async function onShelf<T>(
  context: Asking,
  { ids, kind }: { ids: readonly number[]; kind: DiskKind },
  work: (tx: Db, shelf: Shelf) => Promise<T>,
): Promise<T> {
  const disk = await diskOfFolders(context, { ids, kind })
  return oneByOne(context.db, nameOf(disk), (tx) => work(tx, { disk, kind }))
}

/** Folders that are gone already took nothing along. */
async function removeOnce(context: Caller, { ids, kind }: { ids: number[]; kind: DiskKind }): Promise<number[]> {
  const found = await context.db.selectFrom('disk_folder').select('id').where('id', 'in', ids).executeTakeFirst()
  if (!found) return []
  return onShelf(context, { ids, kind }, (tx, shelf) => removeFolders(tx, shelf, { ids, at: context.now() }))
}
