import { wholeOf, wordOf, type Given } from '../app/search-params.ts'
import { readCatalogueParams, type CatalogueParams } from './catalogue-params.ts'

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
