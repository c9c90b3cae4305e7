import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import type { Alternate, PartDetail } from '@xinpu/sdk/types'
import { datasheetsOfPart } from '../datasheet/queries.ts'
import { alternatesOf, offersOf } from './compare-queries.ts'

/** What hangs on the number of a part alone: nothing is known of it yet, so this is asked beside the part itself. */
export const loadByPart = (queryClient: QueryClient, call: Client, id: number, pieces?: number) =>
  Promise.all([
    // Without its alternates or offers the page still stands: their regions say so and ask again.
    queryClient.ensureQueryData(alternatesOf(call, id)).catch(() => undefined),
    queryClient.ensureQueryData(offersOf(call, id, pieces)).catch(() => undefined),
  ])

/** Everything that the page of a part shows at first. */
export async function loadPart(
  queryClient: QueryClient,
  call: Client,
  part: PartDetail,
  byPart: ReturnType<typeof loadByPart>,
): Promise<{ part: PartDetail; alternates: Alternate[] }> {
  const sheets = queryClient.ensureQueryData(datasheetsOfPart(call, part.brandId, part.id))
  // A page of the server is whole; in the browser those regions fill when their answers come.
  const [[found]] = await Promise.all([import.meta.env.SSR ? byPart : [], sheets])
  return { part, alternates: found?.alternates ?? [] }
}
