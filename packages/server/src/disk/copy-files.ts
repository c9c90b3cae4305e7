import type { file } from '@xinpu/contract/disk'
import type { OutputOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { oneByOne } from '../core/one-by-one.ts'
import { nameOf, type Disk } from './disk-owner.ts'
import { liveFiles, type Caller } from './file-changes.ts'
import { wantDiskTexts } from './disk-text.ts'
import { endingOf } from './file-name.ts'
import { checkFolder, foldersOf } from './folder-queries.ts'
import { settleNames, type OnClash } from './name-clash.ts'
import { checkSpace } from './space.ts'

export type SettledFiles = OutputOf<typeof file.copy>

/** Which files, and where their copies go. */
interface Copy {
  ids: readonly number[]
  from: Disk
  to: Disk
  dirId: number | undefined
  onClash: OnClash
}

/** Copies files of one disk into a folder of the same or of another: their bytes are kept once, and counted for each. */
export function copyFiles({ db, user, now }: Caller, { ids, from, to, dirId, onClash }: Copy): Promise<SettledFiles> {
  const at = now()
  return oneByOne(db, nameOf(to), async (tx) => {
    checkFolder(await foldersOf(tx, to, 'file'), dirId)
    const files = await liveFiles(tx, from, { ids, kind: 'file' })
    if (files.length === 0) throw new Refusal('没有找到文件', 'NOT_FOUND')
    await checkSpace(
      tx,
      to,
      files.reduce((sum, { bytes }) => sum + bytes, 0),
    )
    const target = { disk: to, folderId: dirId ?? null, at, onClash }
    const names = await settleNames(
      tx,
      target,
      files.map(({ name }) => name ?? ''),
    )
    const rows = files.flatMap(({ sha256, bytes }, index) => {
      const name = names[index]
      return name === undefined ? [] : { sha256, bytes, name }
    })
    const told = { count: rows.length, skipped: files.length - rows.length }
    if (rows.length === 0) return told
    const added = rows.map((row) => ({
      ...to,
      kind: 'file' as const,
      folder_id: dirId ?? null,
      datasheet_id: null,
      part_id: null,
      ...row,
      by_id: user.id,
      created_at: at,
      updated_at: at,
    }))
    const copies = await tx.insertInto('disk_file').values(added).returning(['id', 'name']).execute()
    const pdfs = copies.filter(({ name }) => endingOf(name ?? '') === 'pdf')
    await wantDiskTexts(
      tx,
      pdfs.map(({ id }) => id),
    )
    return told
  })
}
