import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useCall } from '../app/api.ts'
import { outboxOf, type Outbox } from './outbox.ts'
import type { Kept } from './outbox-store.ts'

const none: readonly Kept[] = []

/** The outbox of a person; it sends what waits when the page opens and whenever there is a network again. */
export function useOutbox(accountId: number): { outbox: Outbox; waiting: readonly Kept[]; isCut: boolean } {
  const call = useCall()
  const held = useQueryClient()
  const outbox = useMemo(() => outboxOf(call, held, accountId), [call, held, accountId])
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.lines, () => none)
  const isCut = useSyncExternalStore(outbox.subscribe, outbox.isCut, () => false)

  useEffect(() => {
    const flush = () => void outbox.flush()
    flush()
    addEventListener('online', flush)
    return () => removeEventListener('online', flush)
  }, [outbox])

  return { outbox, waiting, isCut }
}
