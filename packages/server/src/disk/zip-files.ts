import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { ZipEntry } from '../storage/zip.ts'
import { disksOf, onAny, type Asking } from './disk-owner.ts'
import { freeName, keyOf } from './file-name.ts'

/** Files in one zip. */
const mostFiles = 2000

interface Wanted {
  ids: readonly number[]
  /** With all that is inside them. */
  folderIds: readonly number[]
}

/** Files and datasheets of the disk, as a zip holds them: what lies in a folder in a folder, names told apart. */
export async function zipEntries(
  context: Asking,
  { ids, folderIds }: Wanted,
): Promise<(ZipEntry & { bytes: number })[]> {
  const disks = await disksOf(context)
  const rows = await context.db
    .withRecursive('inside', (db) =>
      db
        .selectFrom('disk_folder')
        .select(['id', 'name as way'])
        .where('id', '=', sql<number>`any(${[...folderIds]}::int[])`)
        .where(onAny('disk_folder', disks))
        .unionAll((more) =>
          more
            .selectFrom('disk_folder')
            .innerJoin('inside', 'inside.id', 'disk_folder.parent_id')
            .select(['disk_folder.id', sql<string>`inside.way || '/' || disk_folder.name`.as('way')]),
        ),
    )
    .selectFrom('disk_file')
    .leftJoin('inside', 'inside.id', 'disk_file.folder_id')
    .leftJoin('datasheet', (join) =>
      join.onRef('datasheet.id', '=', 'disk_file.datasheet_id').on('datasheet.state', '=', 'published'),
    )
    .innerJoin('file', (join) =>
      join.on(sql<boolean>`file.sha256 = coalesce(disk_file.sha256, (
        select file_sha256 from datasheet_revision where datasheet_id = datasheet.id
        order by published_at desc, id desc limit 1))`),
    )
    .select(['file.sha256', 'file.bytes', 'inside.way'])
    .select(sql<string>`coalesce(disk_file.name, datasheet.title || '.pdf')`.as('name'))
    .where(sql<boolean>`(disk_file.id = any(${[...ids]}::int[]) or inside.id is not null)`)
    .where('deleted_at', 'is', null)
    .where(onAny('disk_file', disks))
    .orderBy('disk_file.id')
    .limit(mostFiles + 1)
    .execute()
  if (rows.length > mostFiles) throw new Refusal(`一次最多下载 ${mostFiles} 个文件，请分批下载`, 'INVALID')
  const taken = new Set<string>()
  return rows.map(({ name, way, sha256, bytes }) => {
    const path = pathFor(way, name, taken)
    return { path, sha256, bytes }
  })
}

/** Where a file lies in a zip; strokes in the title of a datasheet would be folders of their own. */
function pathFor(way: string | null, name: string, taken: Set<string>): string {
  const place = way === null ? '' : `${way}/`
  const free = freeName(name.replaceAll('/', '-'), (key) => taken.has(keyOf(place) + key))
  taken.add(keyOf(place) + keyOf(free))
  return place + free
}
