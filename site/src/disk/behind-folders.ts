import type { DirNode } from '@xinpu/sdk/types'
import { diskPageSize } from './queries.ts'

interface Page<Row> {
  data: readonly Row[]
  totalRecord: number
}

/** A page of what lies in a folder, behind the folders that stand before it. */
export function behindFolders<Row>(folders: readonly DirNode[], page: Page<Row>) {
  const data: (Row | { kind: 'folder'; folder: DirNode })[] = [
    ...folders.map((folder) => ({ kind: 'folder' as const, folder })),
    ...page.data,
  ]
  return { data, totalRecord: totalOf(page.totalRecord, data.length) }
}

/** Folders stand on the first page, however many they are, and open no second: the server pages what lies beside them. */
const totalOf = (beside: number, rows: number): number =>
  beside > diskPageSize ? beside : Math.min(diskPageSize, rows)
