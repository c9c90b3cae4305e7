import { styled } from 'styled-components'
import { DataTable, type DataTableProps } from '../primitives/DataTable/DataTable.tsx'
import { ErrorState } from '../primitives/ErrorState/ErrorState.tsx'
import type { Href } from '../primitives/Link/Link.tsx'
import { Pagination } from '../primitives/Pagination/Pagination.tsx'
import { token } from '../theme/index.ts'
import { failureIn, pageIn, type PageState } from './page-state.ts'

/** What every list of the desk is given. */
export interface Paged<T> {
  /** A page of rows, that it is on its way, or why it did not come. */
  items: PageState<T>
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

type PagedTableProps<T> = Paged<T> & Pick<DataTableProps<T>, 'caption' | 'columns' | 'rowKey' | 'renderCard' | 'empty'>

/** One page of a list, in whatever state it is. */
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

/** How a row looks where there is no room for a table: lines under each other. */
export const RowCard = styled.div`
  display: grid;
  gap: ${token('space', 1)};
  overflow-wrap: anywhere;
`

/** Two things of a line, at its ends. */
export const RowEnds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 3)};
  justify-content: space-between;
  align-items: center;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};

  > :first-child {
    color: ${token('color', 'ink')};
  }
`
