import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import type { Client } from '@xinpu/sdk'
import type { StockListInput } from '@xinpu/sdk/stock'
import { lastPage, withoutEmpty } from '../app/address.ts'
import { hallPlace } from '../demand/places.ts'
import { hallWords } from '../demand/hall-words.ts'
import { recommendedPlace } from '../demand/recommended-place.ts'
import { companySearchPlace } from '../enterprise/places.ts'
import { stockHallPlace } from './places.ts'
import { stockOf, stockPageSize } from './queries.ts'
import { blockOf, type StockParams } from './stock-params.ts'

/** What the server is asked for a page of the stock of all companies. */
export const stockInput = (page: number, search: StockParams): StockListInput => ({
  pageIndex: page,
  pageSize: stockPageSize,
  ...withoutEmpty(search),
})

/** Stock is shown; the other blocks have pages of their own, and an address without one leads to what is wanted. */
export async function loadStock(
  { queryClient, call }: { queryClient: QueryClient; call: Client },
  path: string | undefined,
  search: StockParams,
) {
  const { keywords, region } = search
  const block = blockOf(path || 'demand/0')
  if (!block) throw notFound()
  if (block.block === 'enterprise') throw redirect({ ...companySearchPlace({ keywords, region }), statusCode: 308 })
  if (block.block === 'recommend') throw redirect({ ...recommendedPlace(block.page), statusCode: 308 })
  if (block.block !== 'stock')
    throw redirect({
      ...hallPlace(block.block === 'demand' ? 1 : 0, block.page, { keywords, region }),
      statusCode: 308,
    })
  // Without the words the list still stands.
  const words = queryClient.ensureQueryData(hallWords(call)).catch(() => [])
  const found = await queryClient.ensureQueryData(stockOf(call, stockInput(block.page, search)))
  const last = lastPage(found, block.page, stockPageSize)
  if (last) throw redirect({ ...stockHallPlace(last, search), replace: true })
  if (import.meta.env.SSR) await words
  return { page: block.page, models: found.data.map(({ model, brand }) => ({ model, brand })) }
}
