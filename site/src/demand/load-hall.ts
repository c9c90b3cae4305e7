import { notFound, redirect } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import type { DemandListInput } from '@xinpu/sdk/demand'
import { lastPage } from '../app/address.ts'
import { hallOf, type HallParams } from './hall-params.ts'
import { hallWords } from './hall-words.ts'
import { hallPlace } from './places.ts'
import { hallPageSize, postsOf } from './queries.ts'

/** What the server is asked for a page of the hall. */
export const hallInput = (type: 0 | 1, page: number, { batch, qtyMin, ...search }: HallParams): DemandListInput => ({
  type,
  pageIndex: page,
  pageSize: hallPageSize,
  ...Object.fromEntries(
    Object.entries({ ...search, batchNo: batch, minQuantity: qtyMin }).filter(([, value]) => value !== undefined),
  ),
})

/** A page of the hall that a path names; a path without one leads to the first, of 求购 where it names no kind. */
export async function loadHall(
  { queryClient, call }: { queryClient: QueryClient; call: Client },
  path: string | undefined,
  search: HallParams,
) {
  if (path === undefined || path === '') throw redirect({ ...hallPlace(1, 1, search), statusCode: 308 })
  const hall = hallOf(path)
  if (!hall) throw notFound()
  if (!hall.isWhole) throw redirect({ ...hallPlace(hall.type, 1, search), statusCode: 308 })
  // Without the words the list still stands.
  const words = queryClient.ensureQueryData(hallWords(call)).catch(() => [])
  const found = await queryClient.ensureQueryData(postsOf(call, hallInput(hall.type, hall.page, search)))
  const last = lastPage(found, hall.page, search.pageSize ?? hallPageSize)
  if (last) throw redirect({ ...hallPlace(hall.type, last, search), replace: true })
  if (import.meta.env.SSR) await words
  return {
    type: hall.type,
    page: hall.page,
    posts: found.data.slice(0, 20).map(({ id, model, brand }) => ({ id, model, brand })),
  }
}
