import { sql } from 'kysely'
import type { ZipEntry } from '../storage/zip.ts'
import { disksOf, onAny, type Asking } from './disk-owner.ts'
import { freeName, keyOf } from './file-name.ts'

/** Files and datasheets of the disk, as a zip holds them: names are told apart. */
export async function zipEntries(context: Asking, ids: readonly number[]): Promise<(ZipEntry & { bytes: number })[]> {
  const disks = await disksOf(context)
  const rows = await context.db
    .selectFrom('disk_file')
    .leftJoin('datasheet', (join) =>
      join.onRef('datasheet.id', '=', 'disk_file.datasheet_id').on('datasheet.state', '=', 'published'),
    )
    .innerJoin('file', (join) =>
      join.on(sql<boolean>`file.sha256 = coalesce(disk_file.sha256, (
        select file_sha256 from datasheet_revision where datasheet_id = datasheet.id
        order by published_at desc, id desc limit 1))`),
    )
    .select(['file.sha256', 'file.bytes'])
    .select(sql<string>`coalesce(disk_file.name, datasheet.title || '.pdf')`.as('name'))
    .where('disk_file.id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .where(onAny('disk_file', disks))
    .orderBy('disk_file.id')
    .execute()
  const taken = new Set<string>()
  return rows.map(({ name, sha256, bytes }) => {
    const path = freeName(name, (key) => taken.has(key))
    taken.add(keyOf(path))
    return { path, sha256, bytes }
  })
}
