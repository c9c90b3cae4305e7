import { useQuery } from '@tanstack/react-query'
import { messageMine } from '@xinpu/sdk/demand'
import { query } from '@xinpu/sdk/query'
import type { DemandStatus, DemandType } from '@xinpu/sdk/types'
import { useCall } from '../app/api.ts'
import { myCounts } from './queries.ts'

/** How many own posts of a kind are in a state, of all without, and how many messages are unread; undefined until known. */
export function usePostCounts() {
  const call = useCall()
  const { data: wanted } = useQuery(myCounts(call, 1))
  const { data: offered } = useQuery(myCounts(call, 0))
  const { data: unread } = useQuery(query(call, messageMine, { isRead: false, pageSize: 1 }))

  function countOf(kind: DemandType | undefined, status?: DemandStatus): number | undefined {
    if (!wanted || !offered) return undefined
    const counts = [...(kind === 0 ? [] : wanted), ...(kind === 1 ? [] : offered)]
    return counts.reduce((sum, one) => sum + (status && one.status !== status ? 0 : one.count), 0)
  }

  return { countOf, unread: unread?.totalRecord }
}
