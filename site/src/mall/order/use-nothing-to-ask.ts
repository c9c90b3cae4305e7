import { toast } from '@xinpu/ui/primitives'
import { useEffect, useEffectEvent } from 'react'

/** Closes what has nothing to ask, and tells why: a button that was pressed is always answered. */
export function useNothingToAsk(why: string | undefined, onClose: () => void): void {
  const close = useEffectEvent((told: string) => {
    toast.warn(told)
    onClose()
  })
  useEffect(() => {
    if (why !== undefined) close(why)
  }, [why])
}
