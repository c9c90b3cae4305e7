import { styled } from 'styled-components'
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import type { Href } from '../Link/Link.tsx'
import { failureIn, pageIn, type Listed } from '../ListRegion/listed.ts'
import { Pagination } from '../Pagination/Pagination.tsx'
import { token } from '../../theme/index.ts'

/** What a table of one page of many is given. */
export interface Paged<T> {
  /** A page of rows, that it is on its way, or why it did not come. */
  items: Listed<T>
  /** The page that is shown, from 1. */
  page: number
  /**
   * Rows a page.
   *
   * @default 20
   */
  pageSize?: number
  /** Where a page is. */
  hrefFor: (page: number) => Href
}

export type PagedTableProps<T> = Paged<T> &
  Pick<
    DataTableProps<T>,
    'caption' | 'columns' | 'rowKey' | 'rowLabel' | 'renderCard' | 'empty' | 'onEdit' | 'selection' | 'sort' | 'onSort'
  >

/** One page of a list as a table, in whatever state it is, and its pages under it. */
export function PagedTable<T>({ items, page, pageSize = 20, hrefFor, ...table }: PagedTableProps<T>) {
  const rows = pageIn(items)
  const failure = failureIn(items)

  return (
    <Root>
      <DataTable
        {...table}
        rows={rows?.data ?? []}
        state={rows ? 'ready' : failure ? 'error' : 'loading'}
        error={failure && <ErrorState {...failure} />}
        firstRow={(page - 1) * pageSize + 1}
        totalRows={rows?.totalRecord}
      />
      {rows && rows.totalRecord > pageSize && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={rows.totalRecord}
          hrefFor={hrefFor}
          label={`${table.caption}分页`}
        />
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`
