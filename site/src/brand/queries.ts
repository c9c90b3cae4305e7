import type { Client } from '@xinpu/sdk'
import * as brand from '@xinpu/sdk/brand'
import type { DirectoryListInput } from '@xinpu/sdk/brand'
import { ofBrand, type OfBrandInput } from '@xinpu/sdk/datasheet'
import { query } from '@xinpu/sdk/query'

const oneMinute = 60_000
const oneHour = 3_600_000

/** A page of all brands, also those without parts. */
export const brandDirectory = (call: Client, input: DirectoryListInput) => ({
  ...query(call, brand.directoryList, input),
  staleTime: oneMinute,
})

/** The letters that brands of a half of the directory begin with. */
export const lettersOf = (call: Client, type: 1 | 2 | undefined) => ({
  ...query(call, brand.directoryLetters, type === undefined ? {} : { type }),
  staleTime: oneHour,
})

/** The categories in which a brand has parts, with its own counts. */
export const categoriesOfBrand = (call: Client, brandId: number) => ({
  ...query(call, brand.companyCategories, { brandId }),
  staleTime: oneHour,
})

export const companyOfBrand = (call: Client, brandId: number) => query(call, brand.companyInfo, { brandId })

export const contactsOfBrand = (call: Client, brandId: number) => query(call, brand.companyContacts, { brandId })

/** A page of the datasheets of a brand. */
export const datasheetsOfBrand = (call: Client, input: OfBrandInput) => query(call, ofBrand, input)
