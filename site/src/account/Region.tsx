import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorState, Skeleton } from '@xinpu/ui/primitives'
import { shownOf } from '../app/shown.ts'

export interface RegionProps<Answer> {
  /** The question whose answer is shown. */
  of: UseQueryResult<Answer>
  children: (answer: Answer) => React.ReactNode
}

/** A part of a room that stands on one answer: its shape while it comes, and a way to ask again where it does not. */
export function Region<Answer extends object | null>({ of, children }: RegionProps<Answer>) {
  const shown = shownOf(of)
  if (shown === 'loading') return <Skeleton shape="row" count={4} />
  if (shown !== null && 'onRetry' in shown) return <ErrorState {...shown} />
  return children(shown as Answer)
}
