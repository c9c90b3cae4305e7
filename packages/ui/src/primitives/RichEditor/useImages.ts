import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { refusalOf } from '../Form/refusal.ts'
import { fileFault } from '../Upload/file-fault.ts'
import type { SendFile } from '../Upload/useUploads.ts'

export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']
const rules = { accept: imageTypes, maxSize: 10_000_000 }

/** Images on their way into the text, one after the other; each lands where the cursor is by then. */
export function useImages(onUpload: SendFile | undefined) {
  const [percent, setPercent] = useState<number>()
  const [fault, setFault] = useState<string>()
  const leaving = useRef<AbortController>(undefined)

  useEffect(() => {
    const page = new AbortController()
    leaving.current = page
    return () => page.abort()
  }, [])

  const send = async (file: File, editor: Editor, signal: AbortSignal) => {
    const reason = fileFault(file, rules)
    if (reason || !onUpload) return setFault(`${file.name}：${reason}`)
    try {
      setPercent(0)
      const { url } = await onUpload(file, { signal, onProgress: setPercent })
      if (signal.aborted || editor.isDestroyed) return
      const attrs = { src: url, alt: file.name.replace(/\.\w+$/, '') }
      editor.commands.insertContentAt(editor.state.selection.to, { type: 'image', attrs })
    } catch (error) {
      if (!signal.aborted) setFault(`${file.name}：${refusalOf(error, '网络中断，没有传完')}`)
    }
  }

  const add = async (files: readonly File[], editor: Editor) => {
    const signal = leaving.current?.signal
    setFault(undefined)
    for (const file of files) if (signal && !signal.aborted) await send(file, editor, signal)
    setPercent(undefined)
  }

  return { percent, fault, add: (files: readonly File[], editor: Editor) => void add(files, editor) }
}
