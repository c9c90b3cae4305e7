import type { Page } from '@xinpu/sdk/types'
import type { ErrorStateProps } from '../primitives/ErrorState/ErrorState.tsx'

/** A page of rows, that it is on its way, or why it did not come. */
export type PageState<T> = Page<T> | 'loading' | ErrorStateProps

/** The page, once it is there. */
export const pageIn = <T>(state: PageState<T>): Page<T> | undefined =>
  typeof state === 'object' && 'data' in state ? state : undefined

/** Why there is none. */
export const failureIn = <T>(state: PageState<T>): ErrorStateProps | undefined =>
  typeof state === 'object' && !('data' in state) ? state : undefined
