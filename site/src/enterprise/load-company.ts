import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import type { JobListInput } from '@xinpu/sdk/job'
import type { ShopSearchInput } from '@xinpu/sdk/mall'
import type { StockListInput } from '@xinpu/sdk/stock'
import { withoutEmpty } from '../app/address.ts'
import { orNotFound } from '../app/not-found.ts'
import { jobsOf } from '../job/queries.ts'
import { shopGoods } from '../mall/queries.ts'
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

/** What is asked of the goods in the shop of a company. */
export const goodsAsked = (merchantId: number, search: CompanyParams): ShopSearchInput => ({
  merchantId,
  ...pageOf(search),
})

/** What is asked of the jobs that a company offers. */
export const jobsAsked = (enterpriseId: number, search: CompanyParams): JobListInput => ({
  enterpriseId,
  ...pageOf(search.tab === 'jobs' ? search : {}),
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
    queryClient.prefetchQuery(jobsOf(call, jobsAsked(id, search))),
    shows(undefined, 'supply') && queryClient.prefetchQuery(postsOfCompany(call, postsAsked(id, 0, search))),
    shows(undefined, 'demand') && queryClient.prefetchQuery(postsOfCompany(call, postsAsked(id, 1, search))),
    shows(undefined, 'stock') && queryClient.prefetchQuery(stockOf(call, stockAsked(id, search))),
  ])
  if (company.merchantId !== undefined && shows(undefined, 'goods'))
    await queryClient.prefetchQuery(shopGoods(call, goodsAsked(company.merchantId, search)))
  return company
}
