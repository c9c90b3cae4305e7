import { linkOptions } from '@tanstack/react-router'
import { reviewStatusLabels } from '@xinpu/sdk/labels'
import type { ReviewStatus } from '@xinpu/sdk/types'
import { wholeOf, wordOf } from '../app/search-params.ts'

/** What an address of the upload page may say: what is known already, and the state of the list. */
export interface UploadParams {
  dirId?: number | undefined
  model?: string | undefined
  brandId?: number | undefined
  status?: ReviewStatus | undefined
  page?: number | undefined
}

const greatestId = 2_147_483_647

/** Reads it; what cannot be is left out. */
export function readUploadParams(given: Readonly<Record<string, unknown>>): UploadParams {
  const status = wordOf(given['status'], 20)
  return {
    dirId: wholeOf(given['dirId'], greatestId),
    model: wordOf(given['model'], 80),
    brandId: wholeOf(given['brandId'], greatestId),
    status: status !== undefined && status in reviewStatusLabels ? (status as ReviewStatus) : undefined,
    page: wholeOf(given['page'], 100_000),
  }
}

/** Where datasheets are uploaded. */
export const uploadPlace = (search: UploadParams = {}) => linkOptions({ to: '/upload', search: { ...search } })
