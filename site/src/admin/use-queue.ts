import { useQuery, useQueryClient } from '@tanstack/react-query'
import { auditList } from '@xinpu/sdk/admin'
import { answersOf, query } from '@xinpu/sdk/query'
import type { AuditItem, ReviewStatus } from '@xinpu/sdk/types'
import type { AuditFilter, AuditPlace } from '@xinpu/ui/review'
import { useEffect } from 'react'
import { useCall } from '../app/api.ts'
import { filterHref } from './audit-filter.ts'
import { isShort, pageAfter, withMore } from './held-queue.ts'

/** As many of a queue are asked for at a time. */
const most = 100

/**
 * A queue from its beginning to the matter that is open, and the next beyond it; what is decided stays where it was, so
 * that the way on is the same after it. Whoever comes back later finds it as it is then.
 */
export function useQueue(filter: AuditFilter, id: number) {
  const call = useCall()
  const held = useQueryClient()
  const asked = query(call, auditList, { ...filter, pageSize: most })
  const queue = useQuery({ ...asked, staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false })
  const isMoreNeeded = filter.status === 'pending' && queue.data !== undefined && isShort(queue.data, id)

  useEffect(() => {
    if (!isMoreNeeded || !queue.data) return
    call(auditList, { ...filter, pageIndex: pageAfter(queue.data, most), pageSize: most })
      .then((more) => held.setQueryData(asked.queryKey, (known) => known && withMore(known, more)))
      .catch(() => undefined)
    // What is held decides whether and what is asked for.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isMoreNeeded, queue.data])

  const shown = filterHref(filter)
  useEffect(() => () => void held.invalidateQueries({ ...answersOf(auditList), refetchType: 'none' }), [held, shown])

  /** The queue tells at once what became of one of it. */
  const tell = (decided: number, status: ReviewStatus) =>
    held.setQueryData(asked.queryKey, (known) => known && { ...known, data: withStatus(known.data, decided, status) })

  return { queue, tell }
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
