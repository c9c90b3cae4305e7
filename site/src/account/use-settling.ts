import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { me } from '../app/queries.ts'
import { recentViews } from './recent-views.ts'
import { perfect } from './required-data.ts'

/**
 * After a login of any kind, in this tab or another, what the browser remembered of a visitor becomes the person's.
 * Answers whether something that every account needs is missing.
 */
export function useSettling(): boolean {
  const { call } = useRouteContext({ from: '__root__' })
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
