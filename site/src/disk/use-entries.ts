import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DirNode, DiskOwner, DiskSort } from '@xinpu/sdk/types'
import { wayTo, type Entry } from '@xinpu/ui/disk'
import { useMemo } from 'react'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { behindFolders } from './behind-folders.ts'
import { biggestOf, diskPageSize, filesOf, sheetsOf } from './queries.ts'
import { useLastPage } from './use-last-page.ts'

export interface Looked {
  owner: DiskOwner
  dir: number | undefined
  keywords: string | undefined
  sort: DiskSort
  page: number
}

interface Room {
  nodes: readonly DirNode[]
  /** @default 'file' */
  kind?: 'file' | 'spec'
  /** Where a page of the same list is. */
  hrefFor: (page: number) => string
}

/**
 * A page of what lies in a folder: its folders stand before its files, on the first page. One that lies beyond the end,
 * as when its files were moved, leads to the last.
 */
export function useEntries({ owner, dir, keywords, sort, page }: Looked, { nodes, kind = 'file', hrefFor }: Room) {
  const call = useCall()
  const isEverywhere = kind === 'file' && sort === 'size' && dir === undefined && !keywords
  const asked = { owner, sort, pageIndex: page, pageSize: diskPageSize, ...(dir !== undefined && { dirId: dir }) }
  const listed = kind === 'spec' ? sheetsOf : filesOf
  const found = useQuery({
    ...(isEverywhere ? biggestOf(call, owner, page) : listed(call, { ...asked, ...(keywords && { keywords }) })),
    placeholderData: keepPreviousData,
  })
  const isOther = useLastPage(found, page, hrefFor)
  const folders = useMemo(() => {
    if (keywords || isEverywhere || page > 1) return []
    return dir === undefined ? nodes : (wayTo(nodes, dir).at(-1)?.children ?? [])
  }, [nodes, dir, keywords, isEverywhere, page])

  const shown = shownOf(found)
  return useMemo(() => {
    if (shown === 'loading' || !('data' in shown)) return shown
    if (isOther) return 'loading'
    const files = shown.data.map((file) => ({ kind: 'file' as const, file }))
    return behindFolders<Entry>(folders, { data: files, totalRecord: shown.totalRecord })
  }, [shown, folders, isOther])
}
