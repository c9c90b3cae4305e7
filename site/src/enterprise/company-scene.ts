import { linkOptions } from '@tanstack/react-router'
import { withoutEmpty } from '../app/address.ts'
import type { CompanySearchParams } from './company-params.ts'
import { companySearchPlace } from './places.ts'

/** Where companies are looked for: in the hall of posts, or in the mall, where their shops come first. */
export type CompanyScene = 'hall' | 'mall'

/** The search of companies in its scene; the mall's knows no kinds of company. */
export const companiesPlace = (scene: CompanyScene, { type, ...search }: CompanySearchParams = {}) =>
  scene === 'hall'
    ? companySearchPlace({ ...search, type })
    : linkOptions({ to: '/mall/companySearch', search: { ...withoutEmpty(search) } })
