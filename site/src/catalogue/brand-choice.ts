import type { SpecBrand } from '@xinpu/sdk/types'
import { letter, page, readsAddress, type Given } from '../app/address.ts'
import { readCatalogueParams, type CatalogueParams } from './catalogue-params.ts'
import type { ChoiceHead } from './choice-head.ts'

const readChoice = readsAddress({ letter, page })

/** Which brands are shown to choose from. */
export type BrandChoice = ReturnType<typeof readChoice>

/** The state of the list of brands, and of the parts of one: one route holds both. */
export type BrandParams = CatalogueParams & BrandChoice

export const readBrandParams = (given: Given): BrandParams => ({ ...readCatalogueParams(given), ...readChoice(given) })

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
