import { useNavigate } from '@tanstack/react-router'
import type { Facet } from '@xinpu/sdk/types'
import { narrowed, selectedIn, unnarrowed } from './narrowing.ts'
import type { Narrowed, SearchParams } from './search-params.ts'
import { useHrefWith } from './use-href-with.ts'

/** Addresses of the same search with other filters, and the acts that lead there. */
export function useNarrowing(text: string, search: SearchParams) {
  const hrefWith = useHrefWith(text, search)
  return { hrefWith, ...useWays(search, (change) => hrefWith({ ...change, page: undefined })) }
}

/** The ways to narrow a list, as links and as acts; the list begins at its first page again. */
export function useWays(search: Narrowed, hrefWith: (change: Narrowed) => string) {
  const navigate = useNavigate()

  return {
    narrowTo: hrefWith,
    selected: selectedIn(search),
    clearHref: hrefWith(unnarrowed(search)),
    hrefOfFacet: (name: Facet['name'], value: string, isOn: boolean) => hrefWith(narrowed(search, name, value, isOn)),
    conditionOn: (name: string) => search[`f.${name}`],
    hrefOfParam: (name: string, value: string | undefined) => hrefWith({ [`f.${name}`]: value }),
    narrowParam: (name: string, value: string | undefined) =>
      void navigate({ href: hrefWith({ [`f.${name}`]: value }), resetScroll: false }),
  }
}

export type Ways = ReturnType<typeof useWays>
