import { sql } from 'kysely'
import { shownName } from '../account/person.ts'
import type { Db } from '../core/database.ts'
import { binTime } from './bin-files.ts'
import { onAny, ownerOf, type CloudFile, type Disk, type DiskKind } from './disk-owner.ts'
import { endingOf } from './file-name.ts'

/** The newest revision of a datasheet. */
const newest = <Column extends 'bytes' | 'datasheet_revision.id' | 'page_count' | 'revision'>(column: Column) =>
  sql<(Column extends 'revision' ? string : number) | null>`(
  select ${sql.ref(column)} from datasheet_revision join file on file.sha256 = file_sha256
  where datasheet_revision.datasheet_id = datasheet.id order by published_at desc, datasheet_revision.id desc limit 1
)`

const name = sql<string>`coalesce(disk_file.name, coalesce(datasheet.title, part.model) || '.pdf')`
const size = sql<number>`case disk_file.kind when 'spec' then coalesce(${newest('bytes')}, 0) else disk_file.bytes end`

/** What is kept on some disks: what can still be shown of it. In the bin or not, the caller says. */
export const keptOn = (db: Db, disks: readonly Disk[]) =>
  db
    .selectFrom('disk_file')
    .leftJoin('datasheet', (join) =>
      join.onRef('datasheet.id', '=', 'disk_file.datasheet_id').on('datasheet.state', '=', 'published'),
    )
    .leftJoin('part', (join) => join.on(sql<boolean>`part.id = coalesce(disk_file.part_id, datasheet.part_id)`))
    .leftJoin('brand', (join) => join.on(sql<boolean>`brand.id = coalesce(datasheet.brand_id, part.brand_id)`))
    .leftJoin('account as keeper', 'keeper.id', 'disk_file.by_id')
    .select(['disk_file.id', 'disk_file.kind', 'disk_file.account_id', 'disk_file.enterprise_id', 'folder_id'])
    .select(['disk_file.part_id', 'datasheet.id as spec_id', 'brand.name_cn', 'part.model'])
    .select(['deleted_at', 'bin_way', 'disk_file.created_at', 'disk_file.updated_at', 'keeper.nick_name as by_name'])
    .select([name.as('name'), size.as('size')])
    .select(sql<string[]>`disk_way(folder_id)`.as('way'))
    .select(
      sql<string | null>`(select revision from datasheet_revision kept where kept.id = revision_id)`.as('revision'),
    )
    .select([newest('page_count').as('pages'), newest('revision').as('newest')])
    .select(sql<boolean>`coalesce(revision_id <> ${newest('datasheet_revision.id')}, false)`.as('is_older'))
    .where(onAny('disk_file', disks))
    .where(sql<boolean>`(disk_file.kind <> 'spec' or datasheet.id is not null or disk_file.part_id is not null)`)

interface Asked {
  kind?: DiskKind | undefined
  /** Null is the root; absent, every folder. */
  dirId?: number | null | undefined
  keywords?: string | undefined
  sort: 'name' | 'time' | 'size'
}

/** What is kept on a disk and not in the bin, in an order. */
export const listed = (db: Db, disk: Disk, { kind, dirId, keywords = '', sort }: Asked) =>
  keptOn(db, [disk])
    .where('deleted_at', 'is', null)
    .$if(kind !== undefined, (files) => files.where('disk_file.kind', '=', kind as DiskKind))
    .$if(dirId !== undefined, (files) => files.where(sql<boolean>`folder_id is not distinct from ${dirId}::int`))
    .$if(keywords !== '', (files) => files.where(sql<boolean>`strpos(lower(${name}), lower(${keywords})) > 0`))
    .orderBy(
      sql`${{ name: sql`lower(${name})`, size: sql`-${size}`, time: sql`-extract(epoch from disk_file.updated_at)` }[sort]}`,
    )
    .orderBy('disk_file.id', 'desc')

export type KeptRow = Awaited<ReturnType<ReturnType<typeof keptOn>['execute']>>[number]

/** Says what is kept, where, and when the bin lets go of it. */
export function presentKept(row: KeptRow): CloudFile {
  const way = row.deleted_at && row.folder_id === null ? (row.bin_way ?? []) : row.way
  return {
    id: row.id,
    name: row.name,
    fileType: row.kind === 'article' ? '' : endingOf(row.name),
    size: row.size,
    url: row.deleted_at ? '' : addressOf(row),
    dirId: row.folder_id,
    dirName: way.at(-1) ?? '',
    path: pathOf(way),
    kind: row.kind,
    owner: ownerOf(row),
    ...(row.spec_id !== null && { specId: row.spec_id }),
    ...(row.by_name !== null && { byName: shownName(row.by_name) }),
    hasNewer: row.is_older,
    ...(row.spec_id !== null && revisionsOf(row)),
    brandCn: row.name_cn ?? '',
    model: row.model ?? '',
    ...(row.deleted_at && binned(row.deleted_at)),
    createTime: row.created_at.toISOString(),
    updateTime: row.updated_at.toISOString(),
  }
}

const revisionsOf = ({ revision, newest: now, is_older, pages }: KeptRow) => ({
  ...(revision !== null && { revision }),
  ...(is_older && now !== null && { newRevision: now }),
  ...(pages !== null && { pageCount: pages }),
})

/** A folder as words: /项目A/电源. */
export const pathOf = (way: readonly string[]): string => `/${way.join('/')}`

const binned = (deletedAt: Date) => ({
  deleteTime: deletedAt.toISOString(),
  expireTime: new Date(deletedAt.getTime() + binTime).toISOString(),
})

function addressOf({ id, kind, spec_id, part_id }: KeptRow): string {
  if (kind === 'file') return `/files/disk/${id}`
  if (kind === 'article') return `/userCenter/cloudDisk/articlePreview?id=${id}`
  return spec_id ? `/specification_detail/${spec_id}` : `/specification_outside_detail/${part_id}`
}
