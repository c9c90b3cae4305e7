import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { on, ownerOf, type Disk, type DiskKind, type Folder } from './disk-owner.ts'

/** Room for folders of one kind on one disk. */
export const mostFolders = 500

/** The folders of one kind on a disk by name, each with how many files lie directly in it; there are few. */
export const foldersOf = (db: Db, disk: Disk, kind: DiskKind) =>
  db
    .selectFrom('disk_folder')
    .select(['disk_folder.id', 'name', 'parent_id', 'account_id', 'enterprise_id', 'created_at', 'bom_id'])
    .select(({ selectFrom }) =>
      selectFrom('disk_file')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('folder_id', '=', 'disk_folder.id')
        .where('deleted_at', 'is', null)
        .as('file_count'),
    )
    .where('kind', '=', kind)
    .where(on('disk_folder', disk))
    .orderBy('name')
    .orderBy('disk_folder.id')
    .limit(mostFolders)
    .execute()

export type FolderRow = Awaited<ReturnType<typeof foldersOf>>[number]

export const presentFolder = (row: FolderRow): Folder => ({
  id: row.id,
  name: row.name,
  parentId: row.parent_id,
  owner: ownerOf(row),
  fileCount: row.file_count ?? 0,
  ...(row.bom_id !== null && { bomId: row.bom_id }),
  createTime: row.created_at.toISOString(),
})

/** Folders with those inside them, below one or from the root. */
export const treeOf = (folders: readonly FolderRow[], parent: number | null): Folder[] =>
  folders
    .filter(({ parent_id }) => parent_id === parent)
    .map((row) => ({ ...presentFolder(row), children: treeOf(folders, row.id) }))

/** Refuses a folder that is not on the disk; the root always is. */
export function checkFolder(folders: readonly Pick<FolderRow, 'id'>[], id: number | undefined): void {
  if (id !== undefined && !folders.some((folder) => folder.id === id)) throw new Refusal('没有找到文件夹', 'NOT_FOUND')
}

/** A folder in its tree. */
type Node = Pick<FolderRow, 'id' | 'parent_id'>

/** The folders from the root down to one, itself last. */
export function wayTo<Row extends Node>(folders: readonly Row[], id: number | null): Row[] {
  const folder = folders.find((row) => row.id === id)
  return folder ? [...wayTo(folders, folder.parent_id), folder] : []
}

/** A folder and all that are inside it. */
export const within = <Row extends Node>(folders: readonly Row[], id: number): Row[] =>
  folders.filter((folder) => wayTo(folders, folder.id).some((above) => above.id === id))

/** How many folders stand one inside another from a folder down; 1 for one with none inside. */
export const heightOf = (folders: readonly Node[], id: number): number =>
  1 +
  folders
    .filter(({ parent_id }) => parent_id === id)
    .reduce((most, child) => Math.max(most, heightOf(folders, child.id)), 0)
