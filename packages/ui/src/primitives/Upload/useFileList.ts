import type { OssFile } from '@xinpu/sdk/types'
import { useEffect, useRef, useState } from 'react'
import { fileFault, type FileRules } from './file-fault.ts'
import { useUploads, type SendFile, type UploadTask } from './useUploads.ts'

interface FileListProps<T> extends FileRules {
  /** What has arrived, kept by the owner. */
  items: readonly T[]
  onChange: (items: T[]) => void
  /** What is kept of a file that has arrived. */
  itemOf: (file: OssFile) => T
  /** Whether a task takes the place of an item. */
  isPlaceOf?: (item: T, task: UploadTask) => boolean
  max: number
  /** How one is counted: 个文件, 张图片. */
  unit: string
  onUpload: SendFile
}

/** A controlled list of what has arrived, and what is on its way into it. */
export function useFileList<T>({ items, onChange, max, unit, ...props }: FileListProps<T>) {
  const latest = useRef(items)
  const button = useRef<HTMLButtonElement>(null)
  const [news, setNews] = useState('')

  // Two files may arrive before the owner has rendered the first.
  useEffect(() => {
    latest.current = items
  }, [items])
  const change = (next: readonly T[]) => {
    latest.current = next
    onChange([...next])
  }

  const uploads = useUploads({
    onUpload: props.onUpload,
    onDone: (file, task) => {
      const item = props.itemOf(file)
      const place = latest.current.findIndex((each) => props.isPlaceOf?.(each, task))
      change(place < 0 ? [...latest.current, item] : latest.current.with(place, item))
      setNews(`${file.name} 已上传`)
    },
  })

  /** The row goes, and with it the button that was pressed. */
  const leadBack = () => requestAnimationFrame(() => button.current?.focus())
  const free = max - items.length - uploads.pending

  return {
    uploads,
    news,
    button,
    isFull: free <= 0,
    change,
    add: (files: readonly File[]) => {
      let room = free
      const checked = files.map((file) => {
        const reason = fileFault(file, props) ?? (room > 0 ? undefined : `最多 ${max} ${unit}`)
        if (!reason) room -= 1
        return { file, reason }
      })
      uploads.add(checked)
      setNews(checked.flatMap(({ file, reason }) => (reason ? `${file.name}：${reason}` : [])).join('；'))
    },
    remove: (item: T) => {
      change(items.filter((each) => each !== item))
      leadBack()
    },
    cancel: (id: number) => {
      uploads.cancel(id)
      leadBack()
    },
  }
}
