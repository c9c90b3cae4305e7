import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DirNode, DiskOwner, DiskSort } from '@xinpu/sdk/types'
import { wayTo, type Entry } from '@xinpu/ui/disk'
import { useMemo } from 'react'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { biggestOf, diskPageSize, filesOf, sheetsOf } from './queries.ts'

export interface Looked {
  owner: DiskOwner
  dir: number | undefined
  keywords: string | undefined
  sort: DiskSort
  page: number
}

/** A page of what lies in a folder: its folders stand before its files, on the first page. */
export function useEntries(
  { owner, dir, keywords, sort, page }: Looked,
  nodes: readonly DirNode[],
  kind: 'file' | 'spec' = 'file',
) {
  const call = useCall()
  const isEverywhere = kind === 'file' && sort === 'size' && dir === undefined && !keywords
  const asked = { owner, sort, pageIndex: page, pageSize: diskPageSize, ...(dir !== undefined && { dirId: dir }) }
  const listed = kind === 'spec' ? sheetsOf : filesOf
  const found = useQuery({
    ...(isEverywhere ? biggestOf(call, owner, page) : listed(call, { ...asked, ...(keywords && { keywords }) })),
    placeholderData: keepPreviousData,
  })
  const folders = useMemo(() => {
    if (keywords || isEverywhere || page > 1) return []
    return dir === undefined ? nodes : (wayTo(nodes, dir).at(-1)?.children ?? [])
  }, [nodes, dir, keywords, isEverywhere, page])

  const shown = shownOf(found)
  return useMemo(() => {
    if (shown === 'loading' || !('data' in shown)) return shown
    const data: Entry[] = [
      ...folders.map((folder) => ({ kind: 'folder' as const, folder })),
      ...shown.data.map((file) => ({ kind: 'file' as const, file })),
    ]
    return { data, totalRecord: shown.totalRecord + folders.length }
  }, [shown, folders])
}
