import { linkOptions } from '@tanstack/react-router'
import { withoutEmpty } from '../app/address.ts'
import type { CompanyParams, CompanySearchParams } from './company-params.ts'

/** Companies on the platform, found by their names. */
export const companySearchPlace = (search: CompanySearchParams = {}) =>
  linkOptions({ to: '/inquiry/companySearch', search: { ...withoutEmpty(search) } })

/** The page of a company. */
export const companyPlace = (id: number, search: CompanyParams = {}) =>
  linkOptions({ to: '/inquiry/corporateHome/$id', params: { id: String(id) }, search: { ...withoutEmpty(search) } })
