import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { ApiError } from '@xinpu/sdk'
import { zipName } from '@xinpu/sdk/format'
import { toast } from '@xinpu/ui/primitives'
import type { DownloadState } from '@xinpu/ui/datasheet'
import { createContext, useCallback, useContext, useRef, useState } from 'react'
import { saveFile } from './save-file.ts'

/** A datasheet on its way into a zip. */
export interface Wanted {
  id: number
  name: string
  /** Bytes; 0 where it is not known. */
  size: number
}

/** What a download needs: the datasheets, and what to call the zip. */
export interface Basket {
  items: readonly Wanted[]
  name: string
}

interface Downloads {
  start: (items: readonly Wanted[], name: string) => void
}

export const DownloadContext = createContext<Downloads>({ start: () => {} })

export const useDownload = (): Downloads => useContext(DownloadContext)

/** Fetches a zip and keeps count: preparing, receiving, done, or why not. */
export function useZip() {
  const { api } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const [basket, setBasket] = useState<Basket | undefined>()
  const [state, setState] = useState<DownloadState>({ step: 'idle' })
  const stop = useRef<AbortController | null>(null)
  const fetching = useRef(fetchZip)
  fetching.current = fetchZip

  async function fetchZip({ items, name }: Basket) {
    stop.current?.abort()
    const controller = new AbortController()
    stop.current = controller
    setBasket({ items, name })
    setState({ step: 'preparing' })
    try {
      const file = await api.datasheet.file.downloads(
        { ids: items.map(({ id }) => id), zipName: name },
        { signal: controller.signal, onDownloadProgress: ({ loaded, total }: { loaded: number; total?: number }) => setState({ step: 'receiving', loaded, ...(total && { total }) }) },
      )
      saveFile(file, zipName(name))
      setState({ step: 'done', name: zipName(name) })
      toast.success(`已保存 ${zipName(name)}`)
      void queryClient.invalidateQueries({ queryKey: ['spec'] })
    } catch (error) {
      setState(failureOf(error))
    }
  }

  /** Nothing chosen is said and not asked; a visitor sees what waits while the login is open. */
  const request = useCallback((items: readonly Wanted[], name: string, gate: (ready: () => void) => void) => {
    if (items.length === 0) return toast.warn('请选择文件')
    setState({ step: 'idle' })
    setBasket({ items, name })
    gate(() => void fetching.current({ items, name }))
  }, [])

  return {
    basket,
    state,
    fetchZip,
    request,
    cancel: () => stop.current?.abort(),
    clear: () => {
      setBasket(undefined)
      setState({ step: 'idle' })
    },
  }
}

/** What the bar says of a failure. The busy text always; the server's reason as a second line, unless it is that. */
function failureOf(error: unknown): DownloadState {
  if (!(error instanceof ApiError)) return { step: 'failed', message: '下载中断' }
  if (error.kind === 'abort') return { step: 'idle' }
  if (error.kind !== 'download') return { step: 'failed', message: error.kind === 'network' ? '下载中断' : error.message }
  toast.warn(error.message)
  const isBusy = error.code === 429
  return { step: 'failed', message: error.message, ...(!isBusy && typeof error.data === 'string' && { reason: `原因:${error.data}` }) }
}
