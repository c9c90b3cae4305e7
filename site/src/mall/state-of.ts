import type { UseQueryResult } from '@tanstack/react-query'

/** Whether a form has the answers that it stands on; once it has, asking in vain takes it from nobody who types. */
export function stateOf(...asked: readonly Pick<UseQueryResult, 'data' | 'error'>[]): 'error' | 'loading' | 'ready' {
  if (asked.every(({ data }) => data !== undefined)) return 'ready'
  return asked.some(({ error }) => error) ? 'error' : 'loading'
}
