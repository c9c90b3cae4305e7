import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Client } from '@xinpu/sdk'
import type { DirectorySearchInput } from '@xinpu/sdk/enterprise'
import { lastPage, withoutEmpty } from '../app/address.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'
import type { CompanySearchParams } from './company-params.ts'
import { companiesPlace, type CompanyScene } from './company-scene.ts'
import { companiesLike, companyPageSize, firstShops } from './queries.ts'

/** What the server is asked for a page of companies. */
export const companyInput = ({ page = 1, ...search }: CompanySearchParams): DirectorySearchInput => ({
  pageIndex: page,
  pageSize: companyPageSize,
  ...withoutEmpty(search),
})

/** A page of companies, in the mall with the shops before them; one behind the last leads to the last. */
export async function loadCompanies(
  { queryClient, call }: { queryClient: QueryClient; call: Client },
  search: CompanySearchParams,
  scene: CompanyScene = 'hall',
) {
  const [found] = await Promise.all([
    queryClient.ensureQueryData(companiesLike(call, companyInput(search))),
    scene === 'mall' && queryClient.ensureQueryData(firstShops(call, search)),
  ])
  const last = lastPage(found, search.page ?? 1, companyPageSize)
  if (last) throw redirect({ ...companiesPlace(scene, { ...search, page: last }), replace: true })
}

const told = {
  hall: {
    title: '元器件企业搜索',
    content: '按名称、地区与类型找元器件企业：在求、在供、现货库存与联系人。',
    path: '/inquiry/companySearch',
  },
  mall: {
    title: '商城企业搜索',
    content: '按名称与地区找元器件企业和它们在商城的店铺：在售商品、供求与库存。',
    path: '/mall/companySearch',
  },
}

/** What search engines are told: the list itself, and no searches in it. */
export function companySearchHead(
  { page: _page, ...search }: CompanySearchParams,
  { origin }: Visit,
  scene: CompanyScene = 'hall',
) {
  const { title, content, path } = told[scene]
  return {
    meta: [
      { title: titleOf(title) },
      { name: 'description', content },
      ...(Object.keys(withoutEmpty(search)).length > 0 ? [{ name: 'robots', content: 'noindex,follow' }] : []),
    ],
    links: [{ rel: 'canonical', href: `${origin}${path}` }],
  }
}
