import { letter, page, readsAddress, type Given } from '../app/address.ts'
import { readCatalogueParams, type CatalogueParams } from './catalogue-params.ts'

const readChoice = readsAddress({ letter, page })

/** Which brands are shown to choose from. */
export type BrandChoice = ReturnType<typeof readChoice>

/** The state of the list of brands, and of the parts of one: one route holds both. */
export type BrandParams = CatalogueParams & BrandChoice

export const readBrandParams = (given: Given): BrandParams => ({ ...readCatalogueParams(given), ...readChoice(given) })
