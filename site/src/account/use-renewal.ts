import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { browser } from '../app/api.ts'
import { me } from '../app/queries.ts'

/** A page that was made with a token that had run out shows a visitor; in the browser the session goes on. */
export function useRenewal(): void {
  const { call } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()

  useEffect(() => {
    const { queryKey } = me(call)
    if (queryClient.getQueryData(queryKey) === null && browser().read())
      void queryClient.invalidateQueries({ queryKey })
  }, [call, queryClient])
}
