import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { toast } from '@xinpu/ui/primitives'
import type { DownloadState } from '@xinpu/ui/datasheet'
import { createContext, useCallback, useContext, useRef, useState } from 'react'

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
    const { fetchDatasheets } = await import('./fetch-datasheets.ts')
    await fetchDatasheets(api, { items, name }, controller.signal, setState)
    void queryClient.invalidateQueries({ queryKey: ['spec'] })
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
