import { linkOptions } from '@tanstack/react-router'
import { withoutEmpty } from '../app/search-params.ts'
import type { BrandSpecsParams, DirectoryParams } from './brand-params.ts'

/** Where all brands are listed, or one half of them. */
export const directoryPlace = (type: string = '0', search: DirectoryParams = {}) =>
  linkOptions({ to: '/brandList/$type', params: { type }, search: { ...withoutEmpty(search) } })

/** The home of a brand. */
export const brandPlace = (id: number) => linkOptions({ to: '/brandDetail/$', params: { _splat: String(id) } })

/** Where the datasheets of a brand are listed. */
export const brandSpecsPlace = (id: number, page = 1, search: BrandSpecsParams = {}) =>
  linkOptions({
    to: '/brandDetail/specification/$',
    params: { _splat: page === 1 ? String(id) : `${id}/${page}` },
    search: { ...withoutEmpty(search) },
  })

export const brandAgentsPlace = (id: number) =>
  linkOptions({ to: '/brandDetail/agentList/$', params: { _splat: String(id) } })

export const brandTradersPlace = (id: number) =>
  linkOptions({ to: '/brandDetail/trader/$', params: { _splat: String(id) } })

export const brandCompanyPlace = (id: number) =>
  linkOptions({ to: '/brandDetail/companyInfo/$id', params: { id: String(id) } })

export const brandContactPlace = (id: number) =>
  linkOptions({ to: '/brandDetail/contactInfo/$id', params: { id: String(id) } })
