import type { file } from '@xinpu/contract/disk'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { endWay } from '../storage/under-way.ts'
import { claimUpload, readUrl } from '../storage/upload-store.ts'
import { diskOf, nameOf, on, type Disk } from './disk-owner.ts'
import type { Caller } from './file-changes.ts'
import { wantDiskTexts } from './disk-text.ts'
import { endingOf, isNumbered, keyOf } from './file-name.ts'
import { checkFolder, foldersOf } from './folder-queries.ts'
import { settleNames } from './name-clash.ts'
import { checkSpace } from './space.ts'

/** Purposes of uploads that a disk takes. */
const purposes = ['disk', 'document', 'image', 'resume'] as const

/** Puts an upload onto a disk; the same one again, under its name in its folder, answers the file it became. Answers its number. */
export async function addUpload(context: Caller, wish: ParsedOf<typeof file.add>): Promise<number> {
  const { db, user, uuid } = context
  const disk = await diskOf(context, wish.owner)
  return oneByOne(db, nameOf(disk), async (tx) => {
    const isOurs = await claimUpload(tx, { url: wish.url, purposes, accountId: user.id, uuid })
    if (!isOurs) throw new Refusal('没有找到上传的文件，请重新上传', 'NOT_FOUND')
    const key = readUrl(wish.url)?.key ?? ''
    await endWay(tx, key)
    return (await addedBefore(tx, { context, disk, wish, key })) ?? addNew(tx, { context, disk, wish, key })
  })
}

interface New {
  context: Caller
  disk: Disk
  wish: ParsedOf<typeof file.add>
  key: string
}

/**
 * What a try before this one has put into the folder, numbered where the name was taken. The same bytes in another folder
 * or under another name are another file.
 */
async function addedBefore(tx: Db, { disk, wish, key }: New): Promise<number | undefined> {
  const row = await tx
    .selectFrom('disk_file')
    .select(['id', 'name'])
    .where('upload_key', '=', key)
    .where('folder_id', 'is not distinct from', wish.dirId ?? null)
    .where('deleted_at', 'is', null)
    .where(on('disk_file', disk))
    .executeTakeFirst()
  return row && isNamed(row.name ?? '', wish) ? row.id : undefined
}

const isNamed = (name: string, wish: New['wish']): boolean =>
  keyOf(name) === keyOf(wish.name) || (wish.onClash === 'rename' && isNumbered(name, wish.name))

async function addNew(tx: Db, { context, disk, wish, key }: New): Promise<number> {
  const at = context.now()
  const folderId = wish.dirId ?? null
  checkFolder(await foldersOf(tx, disk, 'file'), wish.dirId)
  const sent = await tx.selectFrom('upload').select(['size', 'sha256']).where('key', '=', key).executeTakeFirstOrThrow()
  await checkSpace(tx, disk, sent.size)
  const [name = ''] = await settleNames(tx, { disk, folderId, at, onClash: wish.onClash }, [wish.name.normalize('NFC')])
  // One that went to the bin since, or has another name, folder or disk, lets go of the upload.
  await tx.updateTable('disk_file').set({ upload_key: null }).where('upload_key', '=', key).execute()
  const { id } = await tx
    .insertInto('disk_file')
    .values({
      ...disk,
      kind: 'file',
      folder_id: folderId,
      datasheet_id: null,
      part_id: null,
      upload_key: key,
      name,
      sha256: sent.sha256,
      bytes: sent.size,
      by_id: context.user.id,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (endingOf(name) === 'pdf') await wantDiskTexts(tx, [id])
  return id
}
