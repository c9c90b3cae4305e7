import { auditClaim, auditRelease } from '@xinpu/sdk/admin'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../app/api.ts'

interface Claim {
  /** Who has it instead, in the server's words. */
  by: string | undefined
  /** Says that a matter is nobody's to hold any more: it was decided. */
  settle: (id: number) => void
}

/** Keeps a matter for whoever has it open, and lets it go when they leave, where it is still theirs. */
export function useClaim(id: number, isWaiting: boolean): Claim {
  const call = useCall()
  const [taken, setTaken] = useState<{ id: number; by: string }>()
  const own = useRef(new Set<number>())

  useEffect(() => {
    if (!isWaiting) return
    const { current: mine } = own
    const claimed = call(auditClaim, { id }).then(
      () => void mine.add(id),
      (error: Error) => setTaken({ id, by: error.message }),
    )
    return () => void claimed.then(() => mine.delete(id) && call(auditRelease, { id })).catch(() => undefined)
  }, [call, id, isWaiting])

  return { by: taken?.id === id ? taken.by : undefined, settle: (decided) => void own.current.delete(decided) }
}
