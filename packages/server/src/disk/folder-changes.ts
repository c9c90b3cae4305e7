import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'
import { orTaken } from '../core/taken.ts'
import { binFiles } from './bin-files.ts'
import type { Disk, DiskKind } from './disk-owner.ts'
import { checkFolder, foldersOf, heightOf, mostFolders, wayTo, within } from './folder-queries.ts'

/** Folders inside folders: deeper ones nobody finds again. */
export const deepest = 16

const taken = '文件夹名称已被使用，请换一个'
const tooDeep = () => new Refusal(`文件夹最多 ${deepest} 层`, 'CONFLICT')

/** The folders of one kind on a disk; changes to them come one by one. */
export interface Shelf {
  disk: Disk
  kind: DiskKind
}

/** Makes a folder; refuses one too many, one too deep, and a name that is taken beside it. */
export async function makeFolder(tx: Db, { disk, kind }: Shelf, { name, parentId }: NewFolder) {
  const folders = await foldersOf(tx, disk, kind)
  checkFolder(folders, parentId)
  if (folders.length >= mostFolders) throw new Refusal(`最多建 ${mostFolders} 个文件夹`, 'CONFLICT')
  if (wayTo(folders, parentId ?? null).length >= deepest) throw tooDeep()
  const row = await tx
    .insertInto('disk_folder')
    .values({ ...disk, kind, parent_id: parentId ?? null, name })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Refusal(taken, 'CONFLICT')
  return row
}

interface NewFolder {
  name: string
  parentId: number | undefined
}

/** Gives a folder another name. */
export async function renameFolder(tx: Db, { disk, kind }: Shelf, { id, name }: { id: number; name: string }) {
  checkFolder(await foldersOf(tx, disk, kind), id)
  await orTaken(tx.updateTable('disk_folder').set({ name }).where('id', '=', id).execute(), taken)
}

/** Moves folders with all that is in them; none goes into itself or into one inside it. */
export async function moveFolders(tx: Db, { disk, kind }: Shelf, { ids, parentId }: Move): Promise<void> {
  const folders = await foldersOf(tx, disk, kind)
  checkFolder(folders, parentId)
  const moved = ids.filter((id) => folders.some((folder) => folder.id === id))
  if (moved.length === 0) throw new Refusal('没有找到文件夹', 'NOT_FOUND')
  const way = wayTo(folders, parentId ?? null)
  if (way.some(({ id }) => moved.includes(id))) throw new Refusal('不能移到文件夹自己里面', 'CONFLICT')
  if (moved.some((id) => way.length + heightOf(folders, id) > deepest)) throw tooDeep()
  await orTaken(
    tx
      .updateTable('disk_folder')
      .set({ parent_id: parentId ?? null })
      .where('id', 'in', moved)
      .execute(),
    '那里已有同名文件夹，请先改名',
  )
}

interface Move {
  ids: readonly number[]
  parentId: number | undefined
}

/** Removes folders with those inside them; what lies in them goes to the bin. Answers what went along. */
export async function removeFolders(tx: Db, { disk, kind }: Shelf, { ids, at }: Removal): Promise<number[]> {
  const folders = await foldersOf(tx, disk, kind)
  const gone = [...new Set(ids.flatMap((id) => within(folders, id).map((folder) => folder.id)))]
  if (gone.length === 0) return []
  const binned = await binFiles(tx, { disk, at }, (files) => files.where('folder_id', 'in', gone))
  // What is in the bin remembers its way in words.
  await tx.updateTable('disk_file').set({ folder_id: null }).where('folder_id', 'in', gone).execute()
  await tx.deleteFrom('disk_folder').where('id', 'in', gone).execute()
  return binned
}

interface Removal {
  ids: readonly number[]
  at: Date
}
