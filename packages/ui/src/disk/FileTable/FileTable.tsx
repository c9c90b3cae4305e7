import { useMemo } from 'react'
import { PagedTable } from '../../primitives/PagedTable/PagedTable.tsx'
import type { Selection, Sort } from '../../primitives/DataTable/types.ts'
import { pageIn, type Listed, type Paging } from '../../primitives/ListRegion/listed.ts'
import { keyOf, nameOf, type Entry } from '../entry.ts'
import { entryColumns, sheetColumns, type EntryColumns } from './entry-columns.tsx'
import { EntryCard } from './EntryCard.tsx'

export interface FileTableProps extends EntryColumns {
  /** A page of folders and files, that it is on its way, or why it did not come. */
  entries: Listed<Entry>
  paging: Paging
  selection: Selection
  sort: Sort
  onSort: (sort: Sort) => void
  /** What the table holds: ‘文件’. */
  caption: string
  /**
   * Whether they are files or bookmarks of datasheets.
   *
   * @default 'files'
   */
  of?: 'files' | 'sheets'
  /** What stands there where there is none: an `EmptyState` with the next step. */
  whenEmpty: React.ReactNode
}

/** What stands in a folder: folders first, then files. In a `FileBoard` chosen ones are dragged together onto a folder. */
export function FileTable(props: FileTableProps) {
  const { entries, paging, selection, sort, onSort, caption, whenEmpty, of = 'files', ...shown } = props
  const { now, hrefOf, onOpen, actionOf } = shown
  const columns = useMemo(
    () => (of === 'sheets' ? sheetColumns : entryColumns)({ now, hrefOf, onOpen, actionOf }),
    [of, now, hrefOf, onOpen, actionOf],
  )

  // A head over nothing says nothing.
  if (pageIn(entries)?.data.length === 0) return whenEmpty

  return (
    <PagedTable<Entry>
      {...paging}
      caption={caption}
      items={entries}
      columns={columns}
      rowKey={keyOf}
      rowLabel={nameOf}
      selection={selection}
      sort={sort}
      onSort={onSort}
      renderCard={(entry) => <EntryCard entry={entry} isSheet={of === 'sheets'} {...shown} />}
    />
  )
}
