import { keepPreviousData } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import * as brand from '@xinpu/sdk/brand'
import { partFacets, partModels, type PartFacetsInput, type PartModelsInput } from '@xinpu/sdk/datasheet'
import { componentList, type ComponentListInput } from '@xinpu/sdk/prefecture'
import { query } from '@xinpu/sdk/query'

const oneMinute = 60_000
const oneHour = 3_600_000

/** A page of the parametric table. */
export const selection = (call: Client, input: ComponentListInput) => ({
  ...query(call, componentList, input),
  staleTime: oneMinute,
})

/** A page of the parts of a brand, a category, or both. */
export const partsOf = (call: Client, input: PartModelsInput) => ({
  ...query(call, partModels, input),
  staleTime: oneMinute,
})

/** The ways to narrow parts, with counts; also before any search. */
export const waysToNarrow = (call: Client, input: PartFacetsInput) => ({
  ...query(call, partFacets, input),
  staleTime: oneMinute,
  placeholderData: keepPreviousData,
})

export const brandOf = (call: Client, brandId: number) => query(call, brand.detail, { brandId })

export const brandPageSize = 96

/** Brands that have parts, all or those of a letter. */
export const brandsWithParts = (call: Client, letter: string | undefined, page: number) => ({
  ...query(call, brand.list, { pageIndex: page, pageSize: brandPageSize, ...(letter !== undefined && { letter }) }),
  staleTime: oneHour,
})

export const brandLetters = (call: Client) => ({ ...query(call, brand.directoryLetters, {}), staleTime: oneHour })
