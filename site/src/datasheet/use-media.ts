import { useSyncExternalStore } from 'react'

/** Whether the window is of a shape; false while the server renders. */
export function useMedia(query: string): boolean {
  const subscribe = (tell: () => void) => {
    const media = matchMedia(query)
    media.addEventListener('change', tell)
    return () => media.removeEventListener('change', tell)
  }
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
