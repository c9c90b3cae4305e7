import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import type { StockListInput } from '@xinpu/sdk/stock'
import { withoutEmpty } from '../app/address.ts'
import { orNotFound } from '../app/not-found.ts'
import { stockOf } from '../stock/queries.ts'
import type { CompanyParams } from './company-params.ts'
import { companyOf, companyPageSize, contactsOfCompany, postsOfCompany, type PostsAsked } from './queries.ts'

/** Rows of each list where several stand together. */
const fewRows = 6

const pageOf = ({ tab, page = 1 }: CompanyParams) =>
  tab === undefined ? { pageIndex: 1, pageSize: fewRows } : { pageIndex: page, pageSize: companyPageSize }

/** What is asked of the posts of a company. */
export const postsAsked = (enterpriseId: number, type: 0 | 1, search: CompanyParams): PostsAsked => ({
  enterpriseId,
  type,
  ...pageOf(search),
})

/** What is asked of the stock of a company. */
export const stockAsked = (enterpriseId: number, search: CompanyParams): StockListInput => ({
  enterpriseId,
  ...pageOf(search),
  ...withoutEmpty({ keywords: search.tab === 'stock' ? search.keywords : undefined }),
})

/** A company, and what its page shows of it: a list that does not come says so where it stands. */
export async function loadCompany(
  { queryClient, call }: { queryClient: QueryClient; call: Client },
  id: number,
  search: CompanyParams,
) {
  const shows = (...tabs: CompanyParams['tab'][]) => tabs.includes(search.tab)
  const [company] = await Promise.all([
    orNotFound(queryClient.ensureQueryData(companyOf(call, id))),
    queryClient.prefetchQuery(contactsOfCompany(call, id)),
    shows(undefined, 'supply') && queryClient.prefetchQuery(postsOfCompany(call, postsAsked(id, 0, search))),
    shows(undefined, 'demand') && queryClient.prefetchQuery(postsOfCompany(call, postsAsked(id, 1, search))),
    shows(undefined, 'stock') && queryClient.prefetchQuery(stockOf(call, stockAsked(id, search))),
  ])
  return company
}
