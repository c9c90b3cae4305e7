import type { SpecBrand } from '@xinpu/sdk/types'
import { withoutEmpty } from '../app/address.ts'
import { jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'
import { homeOf } from './brand-head.ts'
import { directoryTypes } from './brand-input.ts'
import { type DirectoryParams } from './brand-params.ts'

/** What search engines are told of the directory: its halves, letters and pages, and no searches in it. */
export function directoryHead(
  type: string,
  { letter, page, ...narrowed }: DirectoryParams,
  brands: readonly SpecBrand[],
  { origin }: Visit,
) {
  const half = directoryTypes.find(({ id }) => id === type)?.title ?? ''
  const name = [`${half}品牌大全`, letter, page && `第 ${page} 页`].filter(Boolean).join(' ')
  const isListed = Object.keys(withoutEmpty(narrowed)).length === 0 && brands.length > 0
  return {
    meta: [
      { title: titleOf(name) },
      {
        name: 'description',
        content: `${name}：${brands
          .slice(0, 8)
          .map(({ fullName }) => fullName)
          .join('、')}`,
      },
      ...(isListed ? [] : [{ name: 'robots', content: 'noindex,follow' }]),
    ],
    links: [{ rel: 'canonical', href: `${origin}${pathOf(type, letter, page)}` }],
    scripts: isListed ? [jsonLd(listOf(name, brands, origin))] : [],
  }
}

/** Its own address, with letter and page and nothing else. */
function pathOf(type: string, letter?: string, page?: number): string {
  const search = new URLSearchParams({ ...(letter && { letter }), ...(page && { page: String(page) }) })
  return `/brandList/${type}${search.size > 0 ? `?${search}` : ''}`
}

const listOf = (name: string, brands: readonly SpecBrand[], origin: string) => ({
  '@type': 'ItemList',
  name,
  itemListElement: brands.map((brand, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    item: { '@type': 'Brand', name: brand.fullName, url: `${origin}${homeOf(brand)}` },
  })),
})
