import { keepPreviousData } from '@tanstack/react-query'
import type { Api } from '@xinpu/sdk/full'
import { query } from '@xinpu/sdk/query'
import type { PartSearchInput } from '../app/search-params.ts'

const oneHour = 3_600_000
const oneMinute = 60_000

export const partSearch = (api: Api, input: PartSearchInput) => ({
  ...query(api.datasheet.part.search, input),
  staleTime: oneMinute,
})

export const partFacets = (api: Api, { keywords, brandId, categoryId, package: packages, stock }: PartSearchInput) => ({
  ...query(api.datasheet.part.facets, { keywords, brandId, categoryId, package: packages, stock }),
  staleTime: oneMinute,
  placeholderData: keepPreviousData,
})

export const datasheetSearch = (api: Api, keywords: string, pageIndex: number) =>
  query(api.datasheet.search.datasheets, { keywords, pageIndex })

export const suggestions = (api: Api, keywords: string) => ({
  ...query(api.datasheet.search.suggest, { keywords }),
  staleTime: oneMinute,
  placeholderData: keepPreviousData,
})

export const reading = (api: Api, q: string) => ({
  ...query(api.datasheet.search.parse, { q }),
  staleTime: oneMinute,
  placeholderData: keepPreviousData,
})

export const partDetail = (api: Api, id: number) => query(api.datasheet.part.detail, { id })

export const datasheetsOfPart = (api: Api, brandId: number, partId: number) =>
  query(api.datasheet.ofBrand, { brandId, partId })

export const publicDatasheet = (api: Api, id: number) => query(api.datasheet.publicDetail, { id })

export const fullDatasheet = (api: Api, id: number) => query(api.datasheet.detail, { id })

export const categoryTree = (api: Api) => ({ ...query(api.datasheet.category.tree, {}), staleTime: oneHour })

export const hotDatasheets = (api: Api, size: number) => query(api.datasheet.hot, { size })

export const newestDatasheets = (api: Api, pageSize: number) => query(api.datasheet.newest, { pageSize })
