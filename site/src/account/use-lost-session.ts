import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { browser } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { lost } from '../app/renewing.ts'

/**
 * A session that ended elsewhere: the page shows a visitor, and acts that find it ended wait for the login that `open`
 * opens. What anybody may have wanted, `open` says so by its answer, is done for whoever comes; the rest for nobody but
 * the one before. Gives back how to tell them how it went; false where none waits.
 */
export function useLostSession(open: () => boolean): (isLoggedIn: boolean) => boolean {
  const { call } = useRouteContext({ from: '__root__' })
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
