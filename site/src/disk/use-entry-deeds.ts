import { ApiError } from '@xinpu/sdk'
import { fileDiskDownloads } from '@xinpu/sdk/datasheet'
import * as disk from '@xinpu/sdk/disk'
import { zipName } from '@xinpu/sdk/format'
import type { SettledFiles } from '@xinpu/sdk/types'
import { idsIn } from '@xinpu/ui/disk'
import { toast } from '@xinpu/ui/primitives'
import { useCallback } from 'react'
import { useCall } from '../app/api.ts'
import { saveFile } from '../app/files.ts'
import { useAct } from '../app/use-act.ts'
import { useClash } from './use-clash.tsx'

/** Says why something did not come about. */
export const sayWhy = (error: unknown): void =>
  toast.error(error instanceof ApiError ? error.message : '没有成功，请检查网络后重试')

/** Packs folders with all that is in them, and files, into one zip. */
export function useDownloadKept() {
  const call = useCall()
  return useCallback(
    async (keys: Iterable<string>, name: string): Promise<void> => {
      const { folders, files } = idsIn(keys)
      const file = await call(fileDiskDownloads, { ids: files, folderIds: folders, zipName: name })
      saveFile(file, zipName(name))
    },
    [call],
  )
}

/** What can be done with folders and files that are chosen, by their keys; `question` is what they ask meanwhile. */
export function useEntryDeeds() {
  const act = useAct()
  const download = useDownloadKept()
  const { settle, question } = useClash()

  async function move(keys: Iterable<string>, dirId: number | undefined): Promise<void> {
    const { folders, files } = idsIn(keys)
    if (folders.length > 0)
      await act(disk.fileFolderMove, { ids: folders, ...(dirId !== undefined && { parentId: dirId }) })
    const wish = { ids: files, ...(dirId !== undefined && { dirId }) }
    const done = files.length > 0 ? await settle((onClash) => act(disk.fileMove, { ...wish, onClash })) : none
    sayDone('移动', { ...done, count: done.count + folders.length })
  }

  async function copy(keys: Iterable<string>, dirId: number | undefined): Promise<void> {
    const wish = { ids: idsIn(keys).files, ...(dirId !== undefined && { dirId }) }
    sayDone('复制', await settle((onClash) => act(disk.fileCopy, { ...wish, onClash })))
  }

  /** To the bin at once; what went there can be taken back for a moment. */
  async function remove(keys: Iterable<string>): Promise<void> {
    const { folders, files } = idsIn(keys)
    const binned = folders.length > 0 ? (await act(disk.fileFolderRemove, { ids: folders })).ids : []
    if (files.length > 0) await act(disk.fileRemove, { ids: files })
    const ids = [...binned, ...files]
    if (ids.length === 0) return void toast.success('文件夹已删除')
    const undo = () => act(disk.recycleRestore, { ids, kind: 'file' }, () => toast.success('已放回原处'))
    toast.success(`${ids.length} 个文件已进回收站`, {
      action: { label: '撤销', onAction: () => void undo().catch(sayWhy) },
    })
  }

  async function toEnterprise(keys: Iterable<string>): Promise<void> {
    const { files } = idsIn(keys)
    await act(disk.fileToEnterprise, { ids: files }, () => toast.success(`已复制 ${files.length} 个文件到企业云盘`))
  }

  return { move, copy, remove, download, toEnterprise, question }
}

const none = { count: 0, skipped: 0 }

function sayDone(verb: string, { count, skipped }: SettledFiles): void {
  const rest = skipped > 0 ? `，${skipped} 个同名的没有动` : ''
  if (count + skipped > 0) toast.success(count > 0 ? `已${verb} ${count} 项${rest}` : `没有${verb}：都有同名的`)
}

export type EntryDeeds = ReturnType<typeof useEntryDeeds>
