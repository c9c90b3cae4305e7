import { linkOptions } from '@tanstack/react-router'
import { withoutEmpty } from '../app/address.ts'
import type { FoundParams, RiskParams } from './lookup-params.ts'

/** 查企业: where companies of the register are looked up. */
export const lookupPlace = linkOptions({ to: '/checkEnterprise' })

/** The companies that a name, a code or a person finds. */
export const foundPlace = (search: FoundParams) =>
  linkOptions({ to: '/checkEnterprise/searchList', search: { ...withoutEmpty(search) } })

/** A company of the register, or one part of what is known of it. */
export const registerPlace = (id: number, section?: string) =>
  linkOptions({
    to: '/checkEnterprise/companyDetail/$id',
    params: { id: String(id) },
    ...(section && { hash: section }),
  })

/** What is recorded of it at courts and authorities. */
export const riskPlace = (id: number, search: RiskParams = {}) =>
  linkOptions({
    to: '/checkEnterprise/riskDetail/$id',
    params: { id: String(id) },
    search: { ...withoutEmpty(search) },
  })

/** What it published on a year; the newest without one. */
export const reportPlace = (id: number, year?: number) =>
  linkOptions({ to: '/checkEnterprise/annualReport/$id', params: { id: String(id) }, search: { year } })

/** Its entry as it was stored on a day. */
export const snapshotPlace = (id: number) =>
  linkOptions({ to: '/checkEnterprise/snapShot/$id', params: { id: String(id) } })

/** Somebody who holds an office in it, with the companies they are linked to through it. */
export const personPlace = (id: number, staffId: number, page?: number) =>
  linkOptions({ to: '/checkEnterprise/eyePersonnel', search: { id, staffId, page } })

/** Companies side by side. */
export const sideBySidePlace = (ids: readonly number[]) =>
  linkOptions({ to: '/checkEnterprise/compare', search: { ...withoutEmpty({ ids: ids.join(',') || undefined }) } })
