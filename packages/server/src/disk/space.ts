import { Refusal } from '@xinpu/contract/refusal'
import { formatBytes } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { on, type Disk } from './disk-owner.ts'

const gigabyte = 1000 ** 3

/** Bytes that a disk holds. */
const totalOf = ({ enterprise_id }: Disk): number => (enterprise_id === null ? 10 : 100) * gigabyte

/** What files are, by their endings; what nobody names is 其他. */
const groups: Readonly<Record<string, readonly string[]>> = {
  文档: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'csv', 'ppt', 'pptx', 'txt', 'md', 'html'],
  图片与压缩包: ['jpg', 'jpeg', 'png', 'webp', 'gif', 'svg', 'bmp', 'zip', 'rar', '7z', 'gz', 'tar'],
  设计: ['step', 'stp', 'stl', 'dxf', 'dwg', 'brd', 'sch', 'kicad_pcb', 'kicad_sch', 'gbr', 'hex', 'bin', 'elf'],
}

const group = sql<string>`case ${sql.join(
  Object.entries(groups).map(
    ([name, endings]) =>
      sql`when substring(lower(name) from '[^.][.]([^. ]+)$') = any(${[...endings]}::text[]) then ${name}`,
  ),
  sql` `,
)} when kind = 'article' then '文章' else '其他' end`

/** What is used of a disk, and by what. Datasheets are pointed at, and take nothing. */
export async function spaceOf(db: Db, disk: Disk) {
  const { rows } = await sql<{ name: string; bytes: number; count: number }>`
    select case when deleted_at is null then ${group} else '回收站' end as name,
      sum(bytes)::float8 as bytes, count(*)::int as count
    from disk_file where ${on('disk_file', disk)} and kind <> 'spec'
    group by 1 order by bytes desc
  `.execute(db)
  const bin = rows.find(({ name }) => name === '回收站')
  return {
    used: rows.reduce((sum, { bytes }) => sum + bytes, 0),
    total: totalOf(disk),
    fileCount: rows.reduce((sum, { count }) => sum + count, 0) - (bin?.count ?? 0),
    binned: bin?.bytes ?? 0,
    groups: rows.map(({ name, bytes }) => ({ name, bytes })),
  }
}

/**
 * Refuses what does not fit onto a disk; whoever changes it has it alone meanwhile.
 *
 * @param underWay Bytes of files that are on their way to it.
 */
export async function checkSpace(db: Db, disk: Disk, bytes: number, underWay = 0): Promise<void> {
  const over = await lacking(db, disk, bytes + underWay)
  if (over <= 0) return
  const taken = over <= underWay ? `（未传完的文件占 ${formatBytes(underWay)}）` : ''
  throw new Refusal(`云盘空间不足，还差 ${formatBytes(over)}${taken}，请先清理回收站或大文件`, 'FAIL')
}

/** How many of some bytes do not fit onto a disk; none where it is not above 0. */
export async function lacking(db: Db, disk: Disk, bytes: number): Promise<number> {
  const { used, total } = await spaceOf(db, disk)
  return used + bytes - total
}
