import type { NavItem } from '@xinpu/sdk/types'
import { useEffect, useState } from 'react'
import type { NavList } from '../SiteHeader/nav-lists.ts'
import type { SuggestSites } from './NavCustomDialog.tsx'

/** Milliseconds without another character before it is asked. */
const calm = 200
const none: readonly NavItem[] = []

/** Sites whose names begin like what is typed; silent when they cannot be had. */
export function useSuggestions(list: NavList, text: string, suggest?: SuggestSites): readonly NavItem[] {
  const [found, setFound] = useState(none)
  const wanted = text.trim()

  useEffect(() => {
    if (!suggest || wanted === '') return
    const turn = new AbortController()
    const timer = setTimeout(() => {
      suggest(list, wanted, turn.signal).then(
        (sites) => !turn.signal.aborted && setFound(sites),
        () => !turn.signal.aborted && setFound(none),
      )
    }, calm)

    return () => {
      turn.abort()
      clearTimeout(timer)
    }
  }, [list, wanted, suggest])

  return wanted === '' ? none : found
}
