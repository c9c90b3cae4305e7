import { linkOptions } from '@tanstack/react-router'
import { pageInAddress, withoutEmpty } from '../app/address.ts'
import type { OriginalParams, SchemeParams, TechParams, ZoneSearchParams } from './zone-params.ts'

/** The home of the zone. */
export const zonePlace = linkOptions({ to: '/prefecture' })

/** Circuits, narrowed; or one of them. */
export const schemesPlace = (search: SchemeParams = {}) =>
  linkOptions({ to: '/prefecture/circuitScheme', search: { ...withoutEmpty(search) } })
export const schemePlace = (id: number) => schemesPlace({ id })

/** Courses, technical material or columns, narrowed. */
export const coursesPlace = (search: TechParams = {}) =>
  linkOptions({ to: '/prefecture/courseMaterial', search: { ...withoutEmpty(search) } })
export const datumsPlace = (search: TechParams = {}) =>
  linkOptions({ to: '/prefecture/datum', search: { ...withoutEmpty(search) } })
export const columnsPlace = (search: TechParams = {}) =>
  linkOptions({ to: '/prefecture/specialColumn', search: { ...withoutEmpty(search) } })
export const techListPlaces = { course: coursesPlace, datum: datumsPlace, column: columnsPlace } as const

/** One of them. */
export const techPlaces = {
  course: (id: number) => linkOptions({ to: '/prefecture/courseMaterialDetail', search: { id } }),
  datum: (id: number) => linkOptions({ to: '/prefecture/datumDetail', search: { id } }),
  column: (id: number) => linkOptions({ to: '/prefecture/article-details/$id', params: { id: String(id) } }),
} as const

/** The documents of one maker. */
export const factoryPlace = (id: number, search: OriginalParams = {}) =>
  linkOptions({
    to: '/prefecture/originalData/$id',
    params: { id: String(id) },
    search: { ...withoutEmpty({ ...search, page: pageInAddress(search.page) }) },
  })

/** One document of a maker. */
export const originalPlace = (id: number) => linkOptions({ to: '/prefecture/originalDataDetail', search: { id } })

/** The documents of makers worth reading. */
export const recommendedPlace = (page = 1) =>
  linkOptions({ to: '/prefecture/originalDateRecommend/$page', params: { page: String(page) } })

export const popularAuthorsPlace = (search: { keywords?: string; page?: number } = {}) =>
  linkOptions({ to: '/prefecture/popularAuthor', search: { ...withoutEmpty(search) } })

/** What is found of some words in the zone. */
export const zoneSearchPlace = (search: ZoneSearchParams) =>
  linkOptions({ to: '/prefecture/specialColumnSearch', search: { ...withoutEmpty(search) } })
