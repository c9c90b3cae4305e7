import { oneOf, wholeOf, withoutEmpty, type Given } from '../app/address.ts'
import { narrowingOf, readNarrowed, type Narrowed } from '../search/search-params.ts'

/** The state of a list of parts in the address; category and brand are in its path. */
export interface CatalogueParams extends Narrowed {
  sort?: 'stock' | 'newest' | undefined
  page?: number | undefined
}

export const cataloguePageSize = 20

/** Reads the state from an address; what the path says is no part of it. */
export const readCatalogueParams = (given: Given): CatalogueParams => ({
  ...readNarrowed({ ...given, categoryId: undefined }),
  sort: oneOf(['stock', 'newest'] as const, given['sort']),
  page: wholeOf(given['page'], 100_000),
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
