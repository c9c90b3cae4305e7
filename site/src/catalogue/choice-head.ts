import type { SpecBrand } from '@xinpu/sdk/types'
import { jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'
import type { BrandChoice } from './brand-choice.ts'

export interface ChoiceHead {
  title: string
  description: string
  /** Its own address. */
  path: string
  /** What can be chosen, with addresses. */
  entries: readonly { name: string; path: string }[]
}

/** What search engines are told of a page on which a category or a brand is chosen; one without a choice is left. */
export const choiceHead = ({ title, description, path, entries }: ChoiceHead, { origin }: Visit) => ({
  meta: [
    { title: titleOf(title) },
    { name: 'description', content: description },
    ...(entries.length === 0 ? [{ name: 'robots', content: 'noindex,follow' }] : []),
  ],
  links: [{ rel: 'canonical', href: `${origin}${path}` }],
  scripts: [
    jsonLd({
      '@type': 'ItemList',
      name: title,
      itemListElement: entries.map((entry, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: entry.name,
        url: `${origin}${entry.path}`,
      })),
    }),
  ],
})

/** Brands with the addresses of their parts, below one. */
export const choicesOf = (brands: readonly SpecBrand[], path: string): ChoiceHead['entries'] =>
  brands.map(({ id, fullName }) => ({ name: fullName, path: `${path}/${id}` }))

/** What the list of brands is, letter by letter and page by page. */
export function brandChoice(entries: ChoiceHead['entries'], { letter, page }: BrandChoice, path: string): ChoiceHead {
  const title = [`品牌目录 ${letter ?? 'A–Z'}`, page && `第 ${page} 页`].filter(Boolean).join(' ')
  const search = new URLSearchParams({ ...(letter && { letter }), ...(page && { page: String(page) }) })
  return {
    title,
    description: `${title}：${entries
      .slice(0, 8)
      .map(({ name }) => name)
      .join('、')}`,
    path: `${path}${search.size > 0 ? `?${search}` : ''}`,
    entries,
  }
}
