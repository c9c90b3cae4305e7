import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ApiError, type Client } from '@xinpu/sdk'
import * as datasheet from '@xinpu/sdk/datasheet'
import type { ChipModel } from '@xinpu/sdk/types'
import { orNotFound } from '../app/not-found.ts'
import { partDetail } from '../datasheet/queries.ts'
import { loadByPart, loadPart } from './load-part.ts'
import { orNear } from './near-numbers.ts'

const longest = 200

/** The part of a number; the parts where several makers use it. */
export async function loadByNumber(
  { queryClient, call }: { queryClient: QueryClient; call: Client },
  model: string,
  { brandId, qty }: { brandId?: number | undefined; qty?: number | undefined },
) {
  if (model.length > longest) throw notFound()
  try {
    const asked = orNotFound(call(datasheet.partDetail, { model, ...(brandId && { brandId }) }))
    const part = await orNear(asked, call, model)
    queryClient.setQueryData(partDetail(call, part.id).queryKey, part)
    return await loadPart(queryClient, call, part, loadByPart(queryClient, call, part.id, qty))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 409) throw error
    return { parts: await namesakes(call, model) }
  }
}

/** Parts of the number, as the catalogue holds it: in any case, never only alike. */
async function namesakes(call: Client, model: string): Promise<ChipModel[]> {
  const { data } = await call(datasheet.partSearch, { keywords: model, pageSize: 50 })
  return data.filter((part) => part.model.toUpperCase() === model.trim().toUpperCase())
}
