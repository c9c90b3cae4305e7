// chunk: widgets
import type { Page } from '@xinpu/sdk/types'
import type { ErrorStateProps } from '../ErrorState/ErrorState.tsx'
import type { Href } from '../Link/Link.tsx'

/** What a list holds: one page of rows, nothing yet, or why there is none. */
export type Listed<T> = Page<T> | 'loading' | ErrorStateProps

/** Which page of a list is shown, and where the others are. */
export interface Paging {
  /** The page that is shown, from 1. */
  page: number
  pageSize: number
  hrefFor: (page: number) => Href
}

/** The page, once it is there. */
export const pageIn = <T>(list: Listed<T>): Page<T> | undefined =>
  typeof list === 'object' && 'data' in list ? list : undefined

/** The rows of a list, if they have come. */
export const rowsOf = <T>(list: Listed<T>): readonly T[] => pageIn(list)?.data ?? []

/** Why there is none. */
export const failureIn = (list: Listed<unknown>): ErrorStateProps | undefined =>
  typeof list === 'object' && !('data' in list) ? list : undefined
