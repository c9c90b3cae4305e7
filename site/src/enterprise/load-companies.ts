import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Client } from '@xinpu/sdk'
import type { DirectorySearchInput } from '@xinpu/sdk/enterprise'
import { lastPage, withoutEmpty } from '../app/address.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'
import type { CompanySearchParams } from './company-params.ts'
import { companySearchPlace } from './places.ts'
import { companiesLike, companyPageSize } from './queries.ts'

/** What the server is asked for a page of companies. */
export const companyInput = ({ page = 1, ...search }: CompanySearchParams): DirectorySearchInput => ({
  pageIndex: page,
  pageSize: companyPageSize,
  ...withoutEmpty(search),
})

/** A page of companies; one behind the last leads to the last. */
export async function loadCompanies(
  { queryClient, call }: { queryClient: QueryClient; call: Client },
  search: CompanySearchParams,
) {
  const found = await queryClient.ensureQueryData(companiesLike(call, companyInput(search)))
  const last = lastPage(found, search.page ?? 1, companyPageSize)
  if (last) throw redirect({ ...companySearchPlace({ ...search, page: last }), replace: true })
}

/** What search engines are told: the list itself, and no searches in it. */
export const companySearchHead = ({ page: _page, ...search }: CompanySearchParams, { origin }: Visit) => ({
  meta: [
    { title: titleOf('元器件企业搜索') },
    { name: 'description', content: '按名称、地区与类型找元器件企业：在求、在供、现货库存与联系人。' },
    ...(Object.keys(withoutEmpty(search)).length > 0 ? [{ name: 'robots', content: 'noindex,follow' }] : []),
  ],
  links: [{ rel: 'canonical', href: `${origin}/inquiry/companySearch` }],
})
