import { withoutEmpty } from '../app/address.ts'
import { narrowingOf } from '../search/search-params.ts'
import type { CatalogueParams } from './catalogue-params.ts'

export const cataloguePageSize = 20

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
