import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { browser } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { useEntering } from './use-entering.ts'

/**
 * Follows what happens in other tabs: a login there is one here; after a logout, or the login of somebody else, the page
 * is asked for anew, so that nothing of the one before is left on the screen. What was typed is kept as a draft.
 */
export function useOtherTabs(): void {
  const { call } = useRouteContext({ from: '__root__' })
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
