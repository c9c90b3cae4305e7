import { useQuery } from '@tanstack/react-query'
import { auditClaim, auditList, auditRelease } from '@xinpu/sdk/admin'
import { query } from '@xinpu/sdk/query'
import type { AuditFilter, AuditPlace } from '@xinpu/ui/review'
import { useEffect, useState } from 'react'
import { useCall } from '../app/api.ts'
import { filterHref } from './audit-filter.ts'

/** Neighbours are looked for among the first so many. */
const most = 100

/** Where a matter stands among those that wait, and what is beside it; nothing where it is not among them. */
export function usePlaceInQueue(id: number, filter: AuditFilter): AuditPlace | undefined {
  const call = useCall()
  const { data: waiting } = useQuery({
    ...query(call, auditList, { ...filter, pageSize: most }),
    enabled: filter.status === 'pending',
    // What is decided stays where it was, so that the way on is the same after it.
    staleTime: Infinity,
  })
  const at = waiting?.data.findIndex((item) => item.id === id) ?? -1
  if (!waiting || at < 0) return undefined
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
