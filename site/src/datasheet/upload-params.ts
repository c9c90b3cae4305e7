import { linkOptions } from '@tanstack/react-router'
import type { ReviewStatus } from '@xinpu/sdk/types'
import { oneOf, wholeOf, wordOf } from '../app/address.ts'

/** What an address of the upload page may say: what is known already, and the state of the list. */
export interface UploadParams {
  dirId?: number | undefined
  model?: string | undefined
  brandId?: number | undefined
  status?: ReviewStatus | undefined
  page?: number | undefined
}

/** Not read from the labels: those of all nouns lie in one file, and every page carries what reads its address. */
const statuses: readonly ReviewStatus[] = ['pending', 'passed', 'rejected']

const greatestId = 2_147_483_647

/** Reads it; what cannot be is left out. */
export function readUploadParams(given: Readonly<Record<string, unknown>>): UploadParams {
  return {
    dirId: wholeOf(given['dirId'], greatestId),
    model: wordOf(given['model'], 80),
    brandId: wholeOf(given['brandId'], greatestId),
    status: oneOf(statuses, given['status']),
    page: wholeOf(given['page'], 100_000),
  }
}

/** Where datasheets are uploaded. */
export const uploadPlace = (search: UploadParams = {}) => linkOptions({ to: '/upload', search: { ...search } })
