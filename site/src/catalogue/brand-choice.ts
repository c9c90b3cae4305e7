import type { SpecBrand } from '@xinpu/sdk/types'
import { wholeOf, wordOf, type Given } from '../app/address.ts'
import { readCatalogueParams, type CatalogueParams } from './catalogue-params.ts'
import type { ChoiceHead } from './choice-head.ts'

/** Which brands are shown to choose from. */
export interface BrandChoice {
  letter?: string | undefined
  page?: number | undefined
}

/** The state of the list of brands, and of the parts of one: one route holds both. */
export type BrandParams = CatalogueParams & BrandChoice

export const readBrandParams = (given: Given): BrandParams => {
  const letter = wordOf(given['letter'], 1)?.toUpperCase()
  return {
    ...readCatalogueParams(given),
    letter: letter && /^[A-Z#]$/.test(letter) ? letter : undefined,
    page: wholeOf(given['page'], 100_000),
  }
}

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
