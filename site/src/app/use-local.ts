import type { LocalStore } from '@xinpu/ui/frame'
import { useSyncExternalStore } from 'react'

/** A value that this browser keeps; while the server renders, and until the page is alive, it is the fallback. */
export function useLocal<T>(store: LocalStore<T>, fallback: T): T {
  return useSyncExternalStore(store.subscribe, store.read, () => fallback)
}
