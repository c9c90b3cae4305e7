import { formatNumber } from '@xinpu/sdk/format'
import { useRef } from 'react'
import { DataTable, type Column, type DataTableProps, type ListView } from '../DataTable/DataTable.tsx'
import { useShape } from '../DataTable/useShape.ts'
import { ListToolbar, type ListToolbarProps } from '../ListToolbar/ListToolbar.tsx'
import * as S from './ResponsiveList.styles.ts'

export interface ResponsiveListProps<T> extends DataTableProps<T> {
  /** How a row looks as a card. */
  renderCard: (row: T) => React.ReactNode
  /** The line over the list: what it is of, its orders and tools. */
  toolbar: Omit<ListToolbarProps, 'view' | 'columns'>
  /**
   * What the reader chose; before that, a table from 600 px of room and cards below.
   *
   * @default 'auto'
   */
  view?: ListView
  /** The reader chose a table or cards: keep it for this list. */
  onView: (view: 'table' | 'cards') => void
  /** The reader chose columns: keep them for this list. Without it, columns are not to choose. */
  onHiddenColumns?: (hidden: Set<string>) => void
  /** What can be done with ticked rows: a `BulkBar`. */
  bulk?: React.ReactNode
  /** What stands under the rows: `Pagination`. */
  children?: React.ReactNode
}

/** A list as a whole: its toolbar, rows as a table or as cards, what to do with ticked rows, and its pages. */
export function ResponsiveList<T>(props: ResponsiveListProps<T>) {
  const { toolbar, view = 'auto', onView, onHiddenColumns, bulk, children, ...table } = props
  const root = useRef<HTMLDivElement>(null)
  const shape = useShape(root, true, view)
  const columns = onHiddenColumns && {
    items: table.columns.map(toItem),
    hidden: table.hiddenColumns ?? none,
    onChange: onHiddenColumns,
  }

  return (
    <S.Root ref={root}>
      <ListToolbar
        {...toolbar}
        columns={shape === 'cards' ? undefined : columns}
        view={{ value: shape === 'cards' ? 'cards' : 'table', onChange: onView }}
      />
      <S.Told aria-live="polite">
        {table.state === 'loading' ? '' : `已加载 ${formatNumber(table.rows.length)} 条`}
      </S.Told>
      <DataTable {...table} view={shape === 'both' ? 'auto' : shape} />
      {children}
      {bulk}
    </S.Root>
  )
}

const none: ReadonlySet<string> = new Set()

/** The first column says what the row is: it stays. */
const toItem = <T,>({ id, header }: Column<T>, index: number) => ({ id, header, isFixed: index === 0 })
