// chunk: page
import { oneOf, page, readsAddress, type Given } from '../app/address.ts'
import { readNarrowed, type Narrowed } from '../search/search-params.ts'

const readList = readsAddress({ sort: oneOf(['stock', 'newest']), page })

/** The state of a list of parts in the address; category and brand are in its path. */
export type CatalogueParams = Narrowed & ReturnType<typeof readList>

/** Reads the state from an address; what the path says is no part of it. */
export const readCatalogueParams = (given: Given): CatalogueParams => ({
  ...readNarrowed({ ...given, categoryId: undefined }),
  ...readList(given),
})
