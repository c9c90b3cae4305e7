import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Client } from '@xinpu/sdk'
import { lastPage, pageInAddress } from '../app/address.ts'
import { orNotFound } from '../app/not-found.ts'
import type { Place } from '../app/use-place.ts'
import { unreadIn } from '../search/unread-conditions.ts'
import { catalogueInput, cataloguePageSize, catalogueWays, type ListOf } from './catalogue-input.ts'
import { type CatalogueParams } from './catalogue-params.ts'
import { partsOf, waysToNarrow } from './queries.ts'

interface Visit {
  queryClient: QueryClient
  call: Client
}

interface Wanted {
  of: ListOf
  search: CatalogueParams
  /** The same list in another state. */
  placeOf: (search: CatalogueParams) => Place
}

/** A page of parts and the ways to narrow them; a page beyond the end leads to the last one. */
export async function loadParts({ queryClient, call }: Visit, { of, search, placeOf }: Wanted) {
  try {
    const [found] = await Promise.all([
      queryClient.ensureQueryData(partsOf(call, catalogueInput(of, search))),
      queryClient.ensureQueryData(waysToNarrow(call, catalogueWays(of, search))),
    ])
    const last = lastPage(found, search.page ?? 1, cataloguePageSize)
    if (last) throw redirect({ ...placeOf({ ...search, page: pageInAddress(last) }), replace: true })
    return found.data.map(({ id, model }) => ({ id, model }))
  } catch (error) {
    const without = await unreadIn(error, search)
    if (without) throw redirect({ ...placeOf({ ...search, ...without }), replace: true })
    return orNotFound(Promise.reject(error))
  }
}
