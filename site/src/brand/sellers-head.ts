import type { SpecBrand } from '@xinpu/sdk/types'
import { withoutEmpty } from '../app/address.ts'
import type { Visit } from '../app/visit.ts'
import { brandHead } from './brand-head.ts'
import type { SellerName } from './load-sellers.ts'
import type { SellersParams } from './sellers-params.ts'

const pages = {
  agents: { words: '授权代理商', path: 'agentList' },
  traders: { words: '贸易商、现货商', path: 'trader' },
} as const

export interface SellersHead {
  brand: SpecBrand
  kind: keyof typeof pages
  page: number
  sellers: readonly SellerName[]
  search: SellersParams
}

/** What search engines are told of those who sell the parts of a brand; a page without any is not listed. */
export function sellersHead({ brand, kind, page, sellers, search }: SellersHead, visit: Visit) {
  const { words, path } = pages[kind]
  const title = `${brand.brandCn || brand.name} ${words}${page === 1 ? '' : ` 第 ${page} 页`}`
  const some = sellers.slice(0, 8).map(({ fullName }) => fullName)
  return brandHead(
    {
      brand,
      title,
      description: some.length > 0 ? `${title}：${some.join('、')}` : title,
      path: `/brandDetail/${path}/${brand.id}${page === 1 ? '' : `/${page}`}`,
      isListed: sellers.length > 0 && !isNarrowed(search),
      facts: { '@type': 'ItemList', name: title, itemListElement: sellers.map(itemOf) },
    },
    visit,
  )
}

/** A search among sellers is no page of its own. */
const isNarrowed = (search: SellersParams): boolean => Object.keys(withoutEmpty(search)).length > 0

const itemOf = ({ fullName, website }: SellerName, at: number) => ({
  '@type': 'ListItem',
  position: at + 1,
  item: { '@type': 'Organization', name: fullName, ...(website && { url: website }) },
})
