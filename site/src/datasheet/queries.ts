// chunk: page
import { keepPreviousData } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import * as datasheet from '@xinpu/sdk/datasheet'
import type { PartSearchInput } from '@xinpu/sdk/datasheet'
import { query } from '@xinpu/sdk/query'

const oneHour = 3_600_000
const oneMinute = 60_000

export const partSearch = (call: Client, input: PartSearchInput) => ({
  ...query(call, datasheet.partSearch, input),
  staleTime: oneMinute,
})

export const partFacets = (
  call: Client,
  { keywords, brandId, categoryId, package: packages, stock, f }: PartSearchInput,
) => ({
  ...query(call, datasheet.partFacets, { keywords, brandId, categoryId, package: packages, stock, f }),
  staleTime: oneMinute,
  placeholderData: keepPreviousData,
})

export const datasheetSearch = (call: Client, keywords: string, pageIndex: number) =>
  query(call, datasheet.searchDatasheets, { keywords, pageIndex })

export const suggestions = (call: Client, keywords: string) => ({
  ...query(call, datasheet.searchSuggest, { keywords }),
  staleTime: oneMinute,
  placeholderData: keepPreviousData,
})

export const reading = (call: Client, q: string) => ({
  ...query(call, datasheet.searchParse, { q }),
  staleTime: oneMinute,
  placeholderData: keepPreviousData,
})

export const partDetail = (call: Client, id: number) => query(call, datasheet.partDetail, { id })

export const datasheetsOfPart = (call: Client, brandId: number, partId: number) =>
  query(call, datasheet.ofBrand, { brandId, partId })

export const publicDatasheet = (call: Client, id: number) => query(call, datasheet.publicDetail, { id })

/** Datasheets that go with one. */
export const recommendedDatasheets = (call: Client, id: number) => ({
  ...query(call, datasheet.recommend, { id, size: 6 }),
  staleTime: oneHour,
})

export const outsideDatasheet = (call: Client, id: number) => query(call, datasheet.outsideDetail, { id })

/** Where words stand in one datasheet, past the preview too. */
export const pageHits = (call: Client, id: number, keywords: string) => ({
  ...query(call, datasheet.fulltextPageHits, { id, keywords }),
  staleTime: oneHour,
  retry: false,
})

export const fullDatasheet = (call: Client, id: number) => query(call, datasheet.detail, { id })

export const categoryTree = (call: Client) => ({ ...query(call, datasheet.categoryTree, {}), staleTime: oneHour })

export const hotDatasheets = (call: Client, size: number) => query(call, datasheet.hot, { size })

export const newestDatasheets = (call: Client, pageSize: number) => query(call, datasheet.newest, { pageSize })
