import type { Client } from '@xinpu/sdk'
import { authorList, authorPopular } from '@xinpu/sdk/article'
import * as zone from '@xinpu/sdk/prefecture'
import { query } from '@xinpu/sdk/query'
import type { TechType } from '@xinpu/sdk/types'
import type { OriginalParams, SchemeParams, TechParams } from './zone-params.ts'

/** Rows of a page of a list; circuits stand four side by side. */
export const [zonePageSize, schemePageSize] = [20, 24]

/** The blocks of the first page. */
export const zoneHome = (call: Client) => query(call, zone.zoneHome, {})

/** What is read most these days. */
export const hotInZone = (call: Client, type?: TechType) =>
  query(call, zone.techArticleHot, { size: 8, ...(type && { type }) })

/** A page of courses, material or columns. */
export const techList = (call: Client, type: TechType, { page = 1, ...search }: TechParams) =>
  query(call, zone.techArticleList, { type, pageIndex: page, pageSize: zonePageSize, ...known(search) })
export const techSubjects = (call: Client, type: TechType) => query(call, zone.techArticleCategories, { type })
export const techNumbered = (call: Client, id: number) => query(call, zone.techArticleDetail, { id })

/** What is found of some words, of one kind or all. */
export const techFound = (call: Client, keywords: string, type: TechType | undefined, page = 1) =>
  query(call, zone.techArticleSearch, { keywords, pageIndex: page, pageSize: zonePageSize, ...(type && { type }) })

/** A page of circuits, and one of them. */
export const schemeList = (call: Client, { page = 1, id: _id, sets: _sets, ...search }: SchemeParams) =>
  query(call, zone.schemeList, { pageIndex: page, pageSize: schemePageSize, ...known(search) })
export const schemeNumbered = (call: Client, id: number) => query(call, zone.schemeDetail, { id })
export const schemeBrands = (call: Client) => query(call, zone.schemeBrands, {})
export const schemeModels = (call: Client, brandId: number) => query(call, zone.schemeModels, { brandId })

/** Makers, one of them, and documents. */
export const factories = (call: Client, letter?: string) =>
  query(call, zone.originalFactoryList, { pageSize: 50, ...(letter && { letter }) })
export const factoryNumbered = (call: Client, id: number) => query(call, zone.originalFactoryDetail, { id })
export const documentList = (
  call: Client,
  originalFactoryId: number | undefined,
  { page = 1, letter: _letter, ...search }: OriginalParams,
) =>
  query(call, zone.originalDataList, {
    pageIndex: page,
    pageSize: zonePageSize,
    ...(originalFactoryId !== undefined && { originalFactoryId }),
    ...known(search),
  })
export const documentNumbered = (call: Client, id: number) => query(call, zone.originalDataDetail, { id })
export const recommendedDocuments = (call: Client, page: number) =>
  query(call, zone.originalDataRecommend, { pageIndex: page, pageSize: zonePageSize })

/** Authors: those who are read most, and all. */
export const readAuthors = (call: Client) => query(call, authorPopular, { size: 10 })
export const allAuthors = (call: Client, { keywords, page = 1 }: { keywords?: string; page?: number }) =>
  query(call, authorList, { pageIndex: page, pageSize: zonePageSize, ...(keywords && { keywords }) })

/** What an address leaves out is not asked for. */
const known = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]: Exclude<Values[Key], undefined>
  }
