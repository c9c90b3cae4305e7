import { useCallback, useLayoutEffect, useRef } from 'react'
import type { DataTableProps } from './types.ts'

export type Commit<T> = NonNullable<DataTableProps<T>['onEdit']>

/** The same function over all renders, so that a remembered row need not be rendered again; none without `onEdit`. */
export function useCommit<T>(onEdit: DataTableProps<T>['onEdit']): Commit<T> | undefined {
  const latest = useRef(onEdit)
  useLayoutEffect(() => {
    latest.current = onEdit
  })
  const commit = useCallback<Commit<T>>((row, column, text) => latest.current?.(row, column, text), [])

  return onEdit && commit
}
