import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { lastPage } from '../app/address.ts'
import { diskPageSize } from './queries.ts'

type Found = Pick<UseQueryResult<{ data: readonly unknown[]; totalRecord: number }>, 'data' | 'isPlaceholderData'>

/**
 * Leads from a page beyond the end of a list, as when what lay on it was moved, to the last. Answers whether another page
 * than the one that is held is on its way.
 */
export function useLastPage({ data, isPlaceholderData }: Found, page: number, hrefFor: (page: number) => string) {
  const navigate = useNavigate()
  const last = data && !isPlaceholderData ? lastPage(data, page, diskPageSize) : undefined
  const href = last === undefined ? undefined : hrefFor(last)
  useEffect(() => {
    if (href !== undefined) void navigate({ href, replace: true })
  }, [navigate, href])
  return href !== undefined || (data?.data.length === 0 && data.totalRecord > 0)
}
