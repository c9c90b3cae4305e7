// chunk: search
import { withoutEmpty } from '../app/address.ts'
import { usePlace } from '../app/use-place.ts'
import { type SearchParams } from './search-params.ts'

/** Addresses of the same search in another state: each is a link, so it works without scripts and can be shared. */
export function useHrefWith(text: string, search: SearchParams) {
  const place = usePlace()
  return (change: Partial<SearchParams>) =>
    place({
      to: '/datasheet/datasheetSearch/$search',
      params: { search: text },
      search: withoutEmpty({ ...search, ...change }),
    })
}
