import type { recycle } from '@xinpu/contract/disk'
import type { OutputOf } from '@xinpu/contract/endpoint'
import type { Db } from '../core/database.ts'
import type { Disk, DiskKind } from './disk-owner.ts'
import { makeFolder, type Shelf } from './folder-changes.ts'
import { foldersOf, type FolderRow } from './folder-queries.ts'
import { keptOn, pathOf, type KeptRow } from './kept-files.ts'
import { settleNames } from './name-clash.ts'
import { placeFiles } from './place-files.ts'

type Restored = OutputOf<typeof recycle.restore>[number]

/** Takes files out of the bin, to where they were: folders that are missing are made again, names that are taken numbered. */
export async function restoreFiles(tx: Db, disk: Disk, { ids, at }: { ids: readonly number[]; at: Date }) {
  const rows = await keptOn(tx, [disk])
    .where('disk_file.id', 'in', [...ids])
    .where('deleted_at', 'is not', null)
    .orderBy('disk_file.id')
    .execute()
  const folderOf = folderFinder(tx, disk)
  const found: Found[] = []
  // Folders that are known are not asked for again.
  for (const row of rows) found.push({ ...row, dirId: row.folder_id ?? (await folderOf(row.kind, row.bin_way ?? [])) })
  const names = await namesOf(tx, found, { disk, at })
  await placeFiles(
    tx,
    found.map(({ id, dirId }) => ({ id, folder_id: dirId, name: names.get(id) ?? null })),
    at,
  )
  return found.map((row) => present(row, names.get(row.id) ?? row.name))
}

type Found = KeptRow & { dirId: number | null }

/** Names of the files, folder by folder. */
async function namesOf(tx: Db, found: readonly Found[], where: { disk: Disk; at: Date }): Promise<Map<number, string>> {
  const names = new Map<number, string>()
  const byFolder = Map.groupBy(
    found.filter(({ kind }) => kind === 'file'),
    ({ dirId }) => dirId,
  )
  for (const [folderId, files] of byFolder) {
    const wanted = files.map(({ name }) => name)
    const free = await settleNames(tx, { ...where, folderId, onClash: 'rename' }, wanted)
    files.forEach(({ id, name }, index) => names.set(id, free[index] ?? name))
  }
  return names
}

const present = ({ id, kind, name, dirId, folder_id, bin_way, way }: Found, free: string): Restored => ({
  id,
  name: free,
  renamed: free !== name,
  kind,
  dirId,
  path: pathOf(folder_id === null ? (bin_way ?? []) : way),
})

type Row = Pick<FolderRow, 'id' | 'name' | 'parent_id'>

/** Finds the folder at the end of a way, and makes what is missing of it. */
function folderFinder(tx: Db, disk: Disk) {
  const known = new Map<DiskKind, Row[]>()
  const rowsOf = async (kind: DiskKind) => {
    const rows: Row[] = known.get(kind) ?? (await foldersOf(tx, disk, kind))
    known.set(kind, rows)
    return rows
  }

  return async (kind: DiskKind, way: readonly string[]): Promise<number | null> => {
    const rows = await rowsOf(kind)
    let parent: number | null = null
    for (const name of way) parent = await step(tx, { disk, kind }, { rows, parent, name })
    return parent
  }
}

interface Step {
  rows: Row[]
  parent: number | null
  name: string
}

async function step(tx: Db, shelf: Shelf, { rows, parent, name }: Step): Promise<number> {
  const found = rows.find((row) => row.parent_id === parent && row.name === name)
  if (found) return found.id
  const made = await makeFolder(tx, shelf, { name, parentId: parent ?? undefined })
  rows.push(made)
  return made.id
}
