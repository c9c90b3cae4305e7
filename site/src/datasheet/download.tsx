import { useQueryClient } from '@tanstack/react-query'
import type { DownloadState } from '@xinpu/ui/datasheet'
import { toast } from '@xinpu/ui/primitives'
import { createContext, useCallback, useContext, useRef, useState } from 'react'
import { useCall } from '../app/api.ts'

/** A datasheet on its way into a zip. */
export interface Wanted {
  id: number
  name: string
  /** Bytes; 0 where it is not known. */
  size: number
}

/** What else than datasheets comes as a zip: what the zone has. */
export type ZipOf = 'originalData' | 'scheme' | 'tech'

/** What a download needs: the documents, and what to call the zip. */
export interface Basket {
  items: readonly Wanted[]
  name: string
  /** Missing: datasheets. */
  of?: ZipOf
}

/** Asks for datasheets as one zip; after a login where one is due. */
type StartDownload = (items: readonly Wanted[], name: string, of?: ZipOf) => void

export const DownloadContext = createContext<StartDownload>(() => {})

export const useDownload = (): StartDownload => useContext(DownloadContext)

/** The one download of a page: what is in it, how far it is, and how it ends. */
export function useZip() {
  const call = useCall()
  const queryClient = useQueryClient()
  const [basket, setBasket] = useState<Basket | undefined>()
  const [state, setState] = useState<DownloadState>({ step: 'idle' })
  const stop = useRef<AbortController | null>(null)

  const fetchZip = useCallback(
    async (next: Basket) => {
      stop.current?.abort()
      stop.current = new AbortController()
      const { signal } = stop.current
      setBasket(next)
      setState({ step: 'preparing' })
      const outcome = await import('./fetch-datasheets.ts')
        .then(({ fetchDatasheets }) => fetchDatasheets(call, next, signal, setState))
        .catch(() => {
          setState({ step: 'failed', message: '下载中断' })
          return 'failed' as const
        })
      void queryClient.invalidateQueries({ queryKey: ['spec'] })
      return outcome
    },
    [call, queryClient],
  )

  /** Nothing chosen is said and not asked; a visitor sees what waits while the login is open. */
  const prepare = useCallback((next: Basket): boolean => {
    if (next.items.length === 0) {
      toast.warn('请选择文件')
      return false
    }
    setState({ step: 'idle' })
    setBasket(next)
    return true
  }, [])

  const clear = useCallback(() => {
    setBasket(undefined)
    setState({ step: 'idle' })
  }, [])

  return { basket, state, fetchZip, prepare, clear, cancel: () => stop.current?.abort() }
}

export type Zip = ReturnType<typeof useZip>
