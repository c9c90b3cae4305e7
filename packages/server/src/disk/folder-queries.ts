import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { on, ownerOf, type Disk, type Folder } from './disk-owner.ts'

/** Room for folders on one disk. */
export const mostFolders = 500

/** The folders of datasheets on a disk by name, each with how many files lie directly in it; there are few. */
export const foldersOf = (db: Db, disk: Disk) =>
  db
    .selectFrom('disk_folder')
    .select(['disk_folder.id', 'name', 'parent_id', 'account_id', 'enterprise_id', 'created_at'])
    .select(({ selectFrom }) =>
      selectFrom('disk_file')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('folder_id', '=', 'disk_folder.id')
        .as('file_count'),
    )
    .where('kind', '=', 'spec')
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
  createTime: row.created_at.toISOString(),
})

/** Refuses a folder that is not on the disk; the root always is. */
export function checkFolder(folders: readonly Pick<FolderRow, 'id'>[], id: number | undefined): void {
  if (id !== undefined && !folders.some((folder) => folder.id === id)) throw new Refusal('没有找到文件夹', 'NOT_FOUND')
}

/** The folders from the root down to one, itself last. */
export function wayTo<Row extends Pick<FolderRow, 'id' | 'parent_id'>>(
  folders: readonly Row[],
  id: number | null,
): Row[] {
  const folder = folders.find((row) => row.id === id)
  return folder ? [...wayTo(folders, folder.parent_id), folder] : []
}
