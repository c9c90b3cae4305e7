import { useNavigate } from '@tanstack/react-router'
import type { Facet } from '@xinpu/sdk/types'
import { narrowed, selectedIn, unnarrowed } from './narrowing.ts'
import { withoutEmpty, type Narrowed, type SearchParams } from './search-params.ts'
import { usePlace } from './use-place.ts'

/** Addresses of the same search with other filters: each is a link, so a filter works without scripts and can be shared. */
export function useNarrowing(text: string, search: SearchParams) {
  const place = usePlace()
  const hrefWith = (change: Partial<SearchParams>) =>
    place({
      to: '/datasheet/datasheetSearch/$search',
      params: { search: text },
      search: withoutEmpty({ ...search, ...change }),
    })

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
