import * as disk from '@xinpu/sdk/disk'
import type { CloudFile, DirNode, DiskOwner } from '@xinpu/sdk/types'
import { idsIn } from '@xinpu/ui/disk'
import { toast } from '@xinpu/ui/primitives'
import { useMemo } from 'react'
import { useAct } from '../app/use-act.ts'
import { sayWhy, useDownloadKept } from './use-entry-deeds.ts'

/** What can be done with folders of datasheets and the bookmarks in them, by their keys. */
export function useSheetDeeds(owner: DiskOwner) {
  const act = useAct()
  const download = useDownloadKept()
  return useMemo(() => {
    async function move(keys: Iterable<string>, dirId: number | undefined): Promise<void> {
      const { folders, files } = idsIn(keys)
      if (folders.length > 0)
        await act(disk.specFolderMove, { ids: folders, ...(dirId !== undefined && { parentId: dirId }) })
      if (files.length > 0) await act(disk.specFileMove, { ids: files, ...(dirId !== undefined && { dirId }) })
      toast.success(`已移动 ${folders.length + files.length} 项`)
    }

    async function remove(keys: Iterable<string>): Promise<void> {
      const { folders, files } = idsIn(keys)
      const binned = folders.length > 0 ? (await act(disk.specFolderRemove, { ids: folders })).ids : []
      if (files.length > 0) await act(disk.specFileRemove, { ids: files })
      const ids = [...binned, ...files]
      if (ids.length === 0) return void toast.success('文件夹已删除')
      const undo = () => act(disk.recycleRestore, { ids, kind: 'spec' }, () => toast.success('已放回原处'))
      toast.success(`${ids.length} 份资料已进回收站`, {
        action: { label: '撤销', onAction: () => void undo().catch(sayWhy) },
      })
    }

    /** Counts a datasheet as kept in its newest revision. */
    const acknowledge = ({ specId, dirId }: CloudFile) =>
      act(
        disk.specFileAdd,
        { owner, specIds: specId === undefined ? [] : [specId], ...(dirId !== null && { dirId }) },
        () => toast.success('已记为最新版'),
      )

    const toBom = ({ id }: DirNode) => act(disk.specFolderToBom, { id })
    const fromBom = (bomId: number) => act(disk.specFolderFromBom, { bomId })
    return { move, remove, acknowledge, toBom, fromBom, download }
  }, [act, download, owner])
}

export type SheetDeeds = ReturnType<typeof useSheetDeeds>
