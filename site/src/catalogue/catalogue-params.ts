import { oneOf, page, readsAddress, withoutEmpty, type Given } from '../app/address.ts'
import { narrowingOf, readNarrowed, type Narrowed } from '../search/search-params.ts'

const readList = readsAddress({ sort: oneOf(['stock', 'newest']), page })

/** The state of a list of parts in the address; category and brand are in its path. */
export type CatalogueParams = Narrowed & ReturnType<typeof readList>

export const cataloguePageSize = 20

/** Reads the state from an address; what the path says is no part of it. */
export const readCatalogueParams = (given: Given): CatalogueParams => ({
  ...readNarrowed({ ...given, categoryId: undefined }),
  ...readList(given),
})

/** What the path of a list names. */
export interface ListOf {
  brandId?: number | undefined
  categoryId?: number | undefined
}

/** What the server is asked for the ways to narrow the list. */
export const catalogueWays = ({ brandId, categoryId }: ListOf, search: CatalogueParams) => ({
  ...narrowingOf({ ...search, ...(brandId !== undefined && { brandId: [brandId] }) }),
  ...withoutEmpty({ categoryId }),
})

/** What the server is asked for a page of the list. */
export const catalogueInput = (of: ListOf, search: CatalogueParams) => ({
  ...catalogueWays(of, search),
  ...withoutEmpty({ sort: search.sort }),
  pageIndex: search.page ?? 1,
  pageSize: cataloguePageSize,
})
