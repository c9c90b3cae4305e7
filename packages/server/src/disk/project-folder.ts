import type { specFolder } from '@xinpu/contract/disk'
import type { OutputOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { addBom } from '../demand/bom-store.ts'
import { nameOf, on, type Disk } from './disk-owner.ts'
import type { Caller } from './file-changes.ts'
import { freeName, keyOf } from './file-name.ts'
import { makeFolder } from './folder-changes.ts'
import { foldersOf, presentFolder, within, type FolderRow } from './folder-queries.ts'
import { checkRoom, keepSheets } from './kept-sheets.ts'
import { partsOfBom, sheetsOfParts } from './project-sheets.ts'

type Handlers = Pick<HandlersOf<typeof specFolder>, 'fromBom' | 'toBom'>
type Project = OutputOf<typeof specFolder.fromBom>

const kind = 'spec'
/** Lists of parts are a person's own, and so are their folders. */
const diskOfPerson = (id: number): Disk => ({ account_id: id, enterprise_id: null })

export const projectFolderHandlers: Handlers = {
  async fromBom({ bomId }, context) {
    const disk = diskOfPerson(context.user.id)
    const bom = await bomOf(context, bomId)
    const { found, lacking } = await sheetsOfParts(context.db, await partsOfBom(context.db, bom.lines))
    if (found.length === 0) throw new Refusal('这份 BOM 的型号都还没有资料', 'NOT_FOUND')
    return oneByOne(context.db, nameOf(disk), async (tx): Promise<Project> => {
      const folder = await folderFor(tx, disk, bom)
      await checkRoom(tx, disk)
      const at = { created_at: context.now(), updated_at: context.now(), by_id: context.user.id }
      const added = await keepSheets(
        tx,
        found.map((ids) => ({ ...disk, ...ids, ...at, folder_id: folder.id })),
      )
      const rows = await foldersOf(tx, disk, kind)
      return { folder: presentFolder(rows.find(({ id }) => id === folder.id) ?? folder), added, lacking }
    })
  },

  async toBom({ id }, { db, user, now }) {
    const disk = diskOfPerson(user.id)
    return oneByOne(db, nameOf(disk), async (tx) => {
      const folders = await foldersOf(tx, disk, kind)
      const folder = folders.find((each) => each.id === id)
      if (!folder) throw new Refusal('没有找到文件夹', 'NOT_FOUND')
      if (folder.bom_id !== null) {
        const { lines } = await bomOf({ db: tx, user }, folder.bom_id)
        return { bomId: folder.bom_id, lineCount: lines.length }
      }
      const lines = await linesIn(tx, disk, within(folders, id))
      if (lines.length === 0) throw new Refusal('这个文件夹里还没有资料，先存几份再做成 BOM', 'CONFLICT')
      await sql`select pg_advisory_xact_lock(hashtextextended(${`boms of ${user.id}`}, 0))`.execute(tx)
      const bom = await addBom({ db: tx, user, now }, { name: folder.name, lines })
      await tx.updateTable('disk_folder').set({ bom_id: bom.id }).where('id', '=', id).execute()
      return { bomId: bom.id, lineCount: lines.length }
    })
  },
}

async function bomOf({ db, user }: Pick<Caller, 'db' | 'user'>, id: number) {
  const row = await db
    .selectFrom('bom')
    .select(['id', 'name', 'lines'])
    .where('id', '=', id)
    .where('account_id', '=', user.id)
    .executeTakeFirst()
  if (!row) throw new Refusal('没有找到这份 BOM', 'NOT_FOUND')
  return row
}

/** The folder that belongs to a list, or a new one of its name at the root: one that has the name already stays as it is. */
async function folderFor(tx: Db, disk: Disk, bom: { id: number; name: string }): Promise<FolderRow> {
  const folders = await foldersOf(tx, disk, kind)
  const known = folders.find(({ bom_id }) => bom_id === bom.id)
  if (known) return known
  const taken = new Set(folders.filter(({ parent_id }) => parent_id === null).map(({ name }) => keyOf(name)))
  const wanted =
    bom.name
      .replaceAll(/[\\/\p{Cc}]/gu, ' ')
      .replace(/^\.+$/, 'BOM')
      .slice(0, 54)
      .trim() || 'BOM'
  const made = await makeFolder(
    tx,
    { disk, kind },
    { name: freeName(wanted, (key) => taken.has(key)), parentId: undefined },
  )
  await tx.updateTable('disk_folder').set({ bom_id: bom.id }).where('id', '=', made.id).execute()
  return { ...made, bom_id: bom.id, file_count: 0 }
}

/** A line for each part whose datasheet lies in some folders, by model. */
async function linesIn(tx: Db, disk: Disk, folders: readonly FolderRow[]) {
  const rows = await tx
    .selectFrom('disk_file')
    .leftJoin('datasheet', 'datasheet.id', 'disk_file.datasheet_id')
    .innerJoin('part', (join) => join.on(sql<boolean>`part.id = coalesce(disk_file.part_id, datasheet.part_id)`))
    .innerJoin('brand', 'brand.id', 'part.brand_id')
    .select(['part.id', 'model', 'name_cn', 'package'])
    .distinct()
    .where(on('disk_file', disk))
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .where(
      'folder_id',
      'in',
      folders.map(({ id }) => id),
    )
    .orderBy('model')
    .orderBy('part.id')
    .limit(5000)
    .execute()
  return rows.map((row, at) => ({
    rowNo: at + 1,
    model: row.model,
    brand: row.name_cn.slice(0, 60),
    ...(row.package && { package: row.package.slice(0, 60) }),
    quantity: 1,
    modelId: row.id,
    bucket: 'review' as const,
  }))
}
