import { useQuery, useQueryClient } from '@tanstack/react-query'
import { auditClaim, auditList, auditRelease } from '@xinpu/sdk/admin'
import { query } from '@xinpu/sdk/query'
import type { AuditItem, ReviewStatus } from '@xinpu/sdk/types'
import type { AuditFilter, AuditPlace } from '@xinpu/ui/review'
import { useEffect, useState } from 'react'
import { useCall } from '../app/api.ts'
import { filterHref } from './audit-filter.ts'

/** Neighbours are looked for among the first so many. */
const most = 100

/** The first of a queue; what is decided stays where it was, so that the way on is the same after it. */
export function useQueue(filter: AuditFilter) {
  const call = useCall()
  const held = useQueryClient()
  const asked = query(call, auditList, { ...filter, pageSize: most })

  /** The queue tells at once what became of one of it. */
  const tell = (id: number, status: ReviewStatus) =>
    held.setQueryData(asked.queryKey, (queue) => queue && { ...queue, data: withStatus(queue.data, id, status) })

  return { queue: useQuery({ ...asked, staleTime: Infinity }), tell }
}

const withStatus = (items: readonly AuditItem[], id: number, status: ReviewStatus) =>
  items.map((item) => (item.id === id ? { ...item, status } : item))

/** Where a matter stands among those that wait, and what is beside it; nothing where it is not among them. */
export function placeIn(
  waiting: { data: readonly AuditItem[]; totalRecord: number } | undefined,
  id: number,
  filter: AuditFilter,
): AuditPlace | undefined {
  const at = waiting?.data.findIndex((item) => item.id === id) ?? -1
  if (!waiting || at < 0 || filter.status !== 'pending') return undefined
  const [before, next] = [waiting.data[at - 1], waiting.data[at + 1]]
  return {
    at: at + 1,
    of: waiting.totalRecord,
    ...(before && { before: filterHref(filter, { id: before.id }) }),
    ...(next && { next: filterHref(filter, { id: next.id }) }),
  }
}

/** Keeps a matter for whoever has it open, and lets it go when they leave; answers who has it instead. */
export function useClaim(id: number, isWaiting: boolean): string | undefined {
  const call = useCall()
  const [held, setHeld] = useState<{ id: number; by: string }>()

  useEffect(() => {
    if (!isWaiting) return
    const claimed = call(auditClaim, { id }).catch((error: Error) => setHeld({ id, by: error.message }))
    return () => void claimed.then(() => call(auditRelease, { id })).catch(() => undefined)
  }, [call, id, isWaiting])

  return held?.id === id ? held.by : undefined
}
