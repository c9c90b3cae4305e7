import { linkOptions } from '@tanstack/react-router'
import { withoutEmpty } from '../app/address.ts'
import type { BrandSpecsParams, DirectoryParams } from './brand-params.ts'
import type { SellersParams } from './sellers-params.ts'

/** Where all brands are listed, or one half of them. */
export const directoryPlace = (type: string = '0', search: DirectoryParams = {}) =>
  linkOptions({ to: '/brandList/$type', params: { type }, search: { ...withoutEmpty(search) } })

/** The home of a brand. */
export const brandPlace = (id: number) => linkOptions({ to: '/brandDetail/$', params: { _splat: String(id) } })

/** Where the datasheets of a brand are listed. */
export const brandSpecsPlace = (id: number, page = 1, search: BrandSpecsParams = {}) =>
  linkOptions({
    to: '/brandDetail/specification/$',
    params: { _splat: pathOf(id, page) },
    search: { ...withoutEmpty(search) },
  })

/** Where the agents of a brand are listed. */
export const brandAgentsPlace = (id: number, page = 1, search: SellersParams = {}) =>
  linkOptions({
    to: '/brandDetail/agentList/$',
    params: { _splat: pathOf(id, page) },
    search: { ...withoutEmpty(search) },
  })

/** Where the traders of a brand are listed. */
export const brandTradersPlace = (id: number, page = 1, search: SellersParams = {}) =>
  linkOptions({
    to: '/brandDetail/trader/$',
    params: { _splat: pathOf(id, page) },
    search: { ...withoutEmpty(search) },
  })

export const brandCompanyPlace = (id: number) =>
  linkOptions({ to: '/brandDetail/companyInfo/$id', params: { id: String(id) } })

export const brandContactPlace = (id: number) =>
  linkOptions({ to: '/brandDetail/contactInfo/$id', params: { id: String(id) } })

/** The first page is the address of the list itself. */
const pathOf = (id: number, page: number): string => (page === 1 ? String(id) : `${id}/${page}`)
