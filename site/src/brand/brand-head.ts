import type { SpecBrand } from '@xinpu/sdk/types'
import { breadcrumbs, jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'

export interface BrandHead {
  brand: SpecBrand
  title: string
  description: string
  /** The page's own address, without filters. */
  path: string
  /** Whether it holds something, and not the same as another page in another order. */
  isListed: boolean
  /** What the page is, for search engines. */
  facts: Record<string, unknown>
}

/** What search engines are told of a page of a brand; one that holds nothing is not listed. */
export const brandHead = ({ brand, title, description, path, isListed, facts }: BrandHead, { origin }: Visit) => ({
  meta: [
    { title: titleOf(title) },
    { name: 'description', content: description },
    ...(isListed ? [] : [{ name: 'robots', content: 'noindex,follow' }]),
  ],
  links: [{ rel: 'canonical', href: `${origin}${path}` }],
  scripts: isListed
    ? [
        jsonLd(facts),
        breadcrumbs(origin, [
          { name: '品牌库', path: '/brandList/0' },
          { name: brand.fullName, path: homeOf(brand) },
        ]),
      ]
    : [],
})

/** The address of a brand's home. */
export const homeOf = ({ id }: Pick<SpecBrand, 'id'>): string => `/brandDetail/${id}`

/** Both names; one, where they are the same. */
export const namesOf = ({ brandCn, brandEn }: SpecBrand): string => [...new Set([brandCn, brandEn])].join(' ').trim()

/** Names by which a brand is found, and its own site. */
export const brandFacts = (brand: SpecBrand) => ({
  name: brand.brandEn || brand.brandCn,
  alternateName: [brand.brandCn, brand.name, ...brand.aliases].filter((name, at, all) => all.indexOf(name) === at),
  ...(brand.website && { url: brand.website, sameAs: brand.website }),
  ...(brand.fullLogo && { logo: brand.fullLogo }),
})
