import { useCallback, useSyncExternalStore } from 'react'

/** Whole seconds until a moment, renewed as they pass; 0 afterwards, and on the server. */
export function useSecondsLeft(until: number): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      if (until === 0) return () => {}
      const timer = setInterval(tick, 250)
      return () => clearInterval(timer)
    },
    [until],
  )

  return useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.ceil((until - Date.now()) / 1000)),
    () => 0,
  )
}
