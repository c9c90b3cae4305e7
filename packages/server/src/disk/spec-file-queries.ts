import type { specFile } from '@xinpu/contract/disk'
import type { OutputOf, ParsedOf } from '@xinpu/contract/endpoint'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { on, ownerOf, type Disk } from './disk-owner.ts'
import { wayTo, type FolderRow } from './folder-queries.ts'

type Asked = ParsedOf<typeof specFile.list>
type CloudFile = OutputOf<typeof specFile.list>['data'][number]

const newestFile = sql<number>`(
  select bytes from datasheet_revision join file on sha256 = file_sha256
  where datasheet_id = datasheet.id order by published_at desc, datasheet_revision.id desc limit 1
)`

/** The datasheets on a disk: those in a folder, or in all folders those that words find. */
export function filesOnDisk(db: Db, disk: Disk, { dirId, keywords = '', sort }: Asked) {
  const name = sql<string>`coalesce(datasheet.title, part.model) || '.pdf'`
  const size = sql<number>`coalesce(${newestFile}, 0)`
  return db
    .selectFrom('disk_file')
    .leftJoin('datasheet', (join) =>
      join.onRef('datasheet.id', '=', 'disk_file.datasheet_id').on('datasheet.state', '=', 'published'),
    )
    .leftJoin('part', (join) => join.on(sql<boolean>`part.id = coalesce(disk_file.part_id, datasheet.part_id)`))
    .leftJoin('brand', (join) => join.on(sql<boolean>`brand.id = coalesce(datasheet.brand_id, part.brand_id)`))
    .select(['disk_file.id', 'folder_id', 'disk_file.created_at', 'disk_file.updated_at'])
    .select(['disk_file.part_id', 'datasheet.id as spec_id', 'brand.name_cn', 'part.model'])
    .select([name.as('name'), size.as('size')])
    .where(on('disk_file', disk))
    .where(sql<boolean>`(datasheet.id is not null or disk_file.part_id is not null)`)
    .$if(keywords === '', (files) => files.where(sql<boolean>`folder_id is not distinct from ${dirId ?? null}::int`))
    .$if(keywords !== '', (files) => files.where(sql<boolean>`strpos(lower(${name}), lower(${keywords})) > 0`))
    .orderBy(sql`${{ name, size: sql`-${size}`, time: sql`-extract(epoch from disk_file.updated_at)` }[sort]}`)
    .orderBy('disk_file.id', 'desc')
}

type ListedDatasheetRow = Awaited<ReturnType<ReturnType<typeof filesOnDisk>['execute']>>[number]

/** Says what is kept, and the way to its folder in words. */
export function presentFile(row: ListedDatasheetRow, disk: Disk, folders: readonly FolderRow[]): CloudFile {
  const way = wayTo(folders, row.folder_id)
  return {
    id: row.id,
    name: row.name,
    fileType: 'pdf',
    size: row.size,
    url: row.spec_id ? `/specification_detail/${row.spec_id}` : `/specification_outside_detail/${row.part_id}`,
    dirId: row.folder_id,
    dirName: way.at(-1)?.name ?? '',
    path: `/${way.map(({ name }) => name).join('/')}`,
    kind: 'spec',
    owner: ownerOf(disk),
    ...(row.spec_id !== null && { specId: row.spec_id }),
    brandCn: row.name_cn ?? '',
    model: row.model ?? '',
    createTime: row.created_at.toISOString(),
    updateTime: row.updated_at.toISOString(),
  }
}
