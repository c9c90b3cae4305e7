// chunk: widgets
import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '@xinpu/sdk'

/** Why a region has nothing to show, and how to ask again. */
export interface NotShown {
  kind: 'network' | 'timeout' | 'server'
  message: string
  onRetry: () => void
}

/** The answer to a question as the lists take it: what was answered, that it is on its way, or why it is not there. */
export function shownOf<Answer>({
  data,
  error,
  refetch,
}: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'refetch'>): Answer | 'loading' | NotShown {
  if (data !== undefined) return data
  if (!error) return 'loading'
  const kind = error instanceof ApiError && error.kind === 'network' ? 'network' : 'server'
  return { kind, message: error.message, onRetry: () => void refetch() }
}

/** The same of a short list, as one page. */
export function listOf<Row>(asked: Pick<UseQueryResult<Row[]>, 'data' | 'error' | 'refetch'>) {
  const shown = shownOf(asked)
  return Array.isArray(shown) ? { data: shown, totalRecord: shown.length } : shown
}
