import { useNavigate } from '@tanstack/react-router'
import { myArticleAdd } from '@xinpu/sdk/article'
import * as disk from '@xinpu/sdk/disk'
import { idsIn } from '@xinpu/ui/disk'
import { toast } from '@xinpu/ui/primitives'
import { useMemo } from 'react'
import { useCall } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'
import { writePlace } from '../article/write/write-params.ts'
import { sayWhy } from './use-entry-deeds.ts'

/** As the contract has it for articles; a note may have more. */
const mostTitle = 100

/** What can be done with articles that are kept, and with their folders. */
export function useNoteDeeds() {
  const call = useCall()
  const act = useAct()
  const navigate = useNavigate()

  return useMemo(() => {
    async function move(keys: Iterable<string>, dirId: number | undefined): Promise<void> {
      const { files: ids } = idsIn(keys)
      if (ids.length === 0) return
      await act(disk.articleMove, { ids, ...(dirId !== undefined && { dirId }) })
      toast.success(`已移动 ${ids.length} 篇`)
    }

    async function remove(keys: Iterable<string>): Promise<void> {
      const { folders, files } = idsIn(keys)
      const binned = folders.length > 0 ? (await act(disk.articleFolderRemove, { ids: folders })).ids : []
      if (files.length > 0) await act(disk.articleRemove, { ids: files })
      const ids = [...binned, ...files]
      if (ids.length === 0) return void toast.success('文件夹已删除')
      const undo = () => act(disk.recycleRestore, { ids, kind: 'article' }, () => toast.success('已放回原处'))
      toast.success(`${ids.length} 篇已进回收站`, {
        action: { label: '撤销', onAction: () => void undo().catch(sayWhy) },
      })
    }

    /** A note becomes a draft of an article, where channel and summary are asked for; the note stays. */
    async function publish(id: number): Promise<void> {
      const { title, content } = await call(disk.articleDetail, { id })
      const made = await act(myArticleAdd, { title: title.slice(0, mostTitle).toWellFormed(), content })
      toast.success('已存为文章草稿，选好频道就能提交')
      await navigate(writePlace({ id: made.id, from: 'disk' }))
    }

    return { move, remove, publish }
  }, [act, call, navigate])
}
