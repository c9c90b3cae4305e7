import { useQueryClient, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, useCallback } from 'react'
import { browser, useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { lost } from '../app/renewing.ts'
import { recentViews } from './recent-views.ts'
import { perfect } from './required-data.ts'

/**
 * A session that ended elsewhere: the page shows a visitor, and acts that find it ended wait for the login that `open`
 * opens. What anybody may have wanted, `open` says so by its answer, is done for whoever comes; the rest for nobody but
 * the one before. Gives back how to tell them how it went; false where none waits.
 */
export function useLostSession(open: () => boolean): (isLoggedIn: boolean) => boolean {
  const call = useCall()
  const queryClient = useQueryClient()
  const waiting = useRef<((isLoggedIn: boolean) => void)[]>([])

  useEffect(() => {
    lost.tell = () => void queryClient.setQueryData(me(call).queryKey, null)
    lost.ask = (who) => {
      const isAnyones = open() || who === undefined
      return new Promise((resolve) => {
        waiting.current.push((isIn) => resolve(isIn && (isAnyones || browser().read()?.id === who)))
      })
    }
  })

  return (isLoggedIn) => {
    const told = waiting.current
    waiting.current = []
    for (const tell of told) tell(isLoggedIn)
    return told.length > 0
  }
}

/**
 * Follows what happens in other tabs: a login there is one here; after a logout, or the login of somebody else, the page
 * is asked for anew, so that nothing of the one before is left on the screen. What was typed is kept as a draft.
 */
export function useOtherTabs(): void {
  const call = useCall()
  const queryClient = useQueryClient()
  const enter = useEntering()

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== 'loginInfo' && key !== null) return
      const shown = queryClient.getQueryData(me(call).queryKey)?.id
      const present = browser().read()?.id
      if (shown === present) return
      if (shown === undefined) void enter()
      else location.reload()
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [call, queryClient, enter])
}

/** A page that was made with a token that had run out shows a visitor; in the browser the session goes on. */
export function useRenewal(): void {
  const call = useCall()
  const queryClient = useQueryClient()

  useEffect(() => {
    const { queryKey } = me(call)
    if (queryClient.getQueryData(queryKey) === null && browser().read())
      void queryClient.invalidateQueries({ queryKey })
  }, [call, queryClient])
}

/**
 * After a login of any kind, in this tab or another, what the browser remembered of a visitor becomes the person's.
 * Answers whether something that every account needs is missing.
 */
export function useSettling(): boolean {
  const call = useCall()
  const queryClient = useQueryClient()
  const { data: who } = useQuery(me(call))
  const [isLacking, setLacking] = useState(false)
  const id = who?.id

  useEffect(() => {
    const look = async () => {
      const isDue = id !== undefined && (perfect() === undefined || recentViews.read().length > 0)
      if (isDue) await (await import('./settle.ts')).settle(call, queryClient)
      setLacking(id !== undefined && perfect() === false)
    }
    void look()
  }, [id, call, queryClient])

  return isLacking
}

/** After a person came in, nothing that was cached for the one before may be shown. */
export function useEntering(): () => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useCallback(async () => {
    queryClient.removeQueries({ type: 'inactive' })
    await queryClient.invalidateQueries()
    await router.invalidate()
  }, [queryClient, router])
}
