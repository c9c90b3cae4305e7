import { Refusal } from '@xinpu/contract/refusal'
import type { Paging } from '@xinpu/contract/page'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { paginate } from '../core/paginate.ts'
import { binFiles } from './bin-files.ts'
import { diskOf, diskOfFiles, nameOf, on, type CloudFile, type Disk, type DiskKind } from './disk-owner.ts'
import type { SettledFiles } from './copy-files.ts'
import { checkFolder, foldersOf } from './folder-queries.ts'
import { listed, presentKept } from './kept-files.ts'
import { settleNames, type OnClash } from './name-clash.ts'
import { placeFiles } from './place-files.ts'

export type Caller = Context & { user: User }

/** Some files of one kind. */
interface Some {
  ids: readonly number[]
  kind: DiskKind
}

interface Asked extends Paging {
  owner: CloudFile['owner']
  kind: DiskKind
  dirId?: number | undefined
  keywords?: string | undefined
  sort: 'name' | 'time' | 'size'
}

/** Those in a folder, or in all folders those that words find. */
export async function listFiles({ owner, dirId, ...asked }: Asked, context: Caller) {
  const disk = await diskOf(context, owner)
  checkFolder(await foldersOf(context.db, disk, asked.kind), dirId)
  const where = asked.keywords ? {} : { dirId: dirId ?? null }
  const { rows, total } = await paginate(context.db, listed(context.db, disk, { ...asked, ...where }), asked)
  return { data: rows.map(presentKept), totalRecord: total }
}

/** The files that are meant and not in the bin, in a fixed order. */
export const liveFiles = (tx: Db, disk: Disk, { ids, kind }: Some) =>
  tx
    .selectFrom('disk_file')
    .select(['id', 'name', 'folder_id', 'bytes', 'sha256', 'upload_key'])
    .where('id', 'in', [...ids])
    .where('kind', '=', kind)
    .where(on('disk_file', disk))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()

interface Move extends Some {
  dirId: number | undefined
  /** Files alone have names that clash. @default 'rename' */
  onClash?: OnClash
}

/** Moves what is kept into a folder of the disk it is on, or to its root; what lies there already counts as moved. */
export async function moveKept(context: Caller, { dirId, onClash = 'rename', ...some }: Move): Promise<SettledFiles> {
  const disk = await diskOfFiles(context, some)
  const at = context.now()
  return oneByOne(context.db, nameOf(disk), async (tx) => {
    checkFolder(await foldersOf(tx, disk, some.kind), dirId)
    const files = await liveFiles(tx, disk, some)
    if (files.length === 0) throw new Refusal('没有找到文件', 'NOT_FOUND')
    const moved = files.filter(({ folder_id }) => folder_id !== (dirId ?? null))
    const target = { disk, folderId: dirId ?? null, at, onClash }
    const names = some.kind === 'file' ? await settleNames(tx, target, moved.map(nameIn)) : moved.map(() => null)
    const placed = moved.flatMap(({ id }, index) => {
      const name = names[index]
      return name === undefined ? [] : { id, folder_id: dirId ?? null, name }
    })
    await placeFiles(tx, placed, at)
    const skipped = moved.length - placed.length
    return { count: files.length - skipped, skipped }
  })
}

const nameIn = ({ name }: { name: string | null }) => name ?? ''

/** Moves what is kept to the bin; what is there already is passed over. */
export async function removeKept(context: Caller, some: Some): Promise<void> {
  const disk = await diskOfFiles(context, some)
  await oneByOne(context.db, nameOf(disk), (tx) =>
    binFiles(tx, { disk, at: context.now() }, (files) =>
      files.where('id', 'in', [...some.ids]).where('kind', '=', some.kind),
    ),
  )
}
