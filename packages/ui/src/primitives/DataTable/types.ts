import type { Editor } from './EditCell.tsx'

export interface Column<T> {
  id: string
  /** What the column holds. */
  header: string
  /** The unit of its figures, once, in the head. */
  unit?: string
  /**
   * Figures stand at the right.
   *
   * @default 'left'
   */
  align?: 'left' | 'right' | 'center'
  /** What one row shows. */
  cell: (row: T) => React.ReactNode
  /**
   * A CSS length. As soon as one column has a width, no row moves another: give all a width but the one that takes
   * the rest.
   */
  width?: string
  /**
   * Which columns leave first as the room shrinks: 4 under 1040 px, 3 under 880, 2 under 720, 1 never.
   *
   * @default 1
   */
  priority?: 1 | 2 | 3 | 4
  /**
   * Whether the head is a button that sorts.
   *
   * @default false
   */
  isSortable?: boolean
  /** How a cell is changed in its place, where the table has `onEdit`. */
  editor?: Editor<T>
}

export interface Sort {
  id: string
  direction: 'ascending' | 'descending'
}

export interface Selection {
  /** The keys of the ticked rows, also those on other pages. */
  selected: ReadonlySet<string>
  onChange: (selected: Set<string>) => void
}

/** Whether rows are here, on their way, or did not come. */
export type ListState = 'ready' | 'loading' | 'error'

/** Rows in a table, as cards, or by the room that there is. */
export type ListView = 'auto' | 'table' | 'cards'

/** What rows of a table and cards both need. */
interface Rows<T> {
  rows: readonly T[]
  /** What makes a row itself. */
  rowKey: (row: T) => string
  /** What a row is called when it is ticked: its part number. */
  rowLabel?: (row: T) => string
  /** What the table holds; read aloud, not drawn. */
  caption: string
  /** Lets rows be ticked; Shift ticks a range. */
  selection?: Selection
  /**
   * Rows that are being fetched keep the room of rows; those that are here stay, dimmed, until others come.
   *
   * @default 'ready'
   */
  state?: ListState
  /**
   * What stands in place of rows when there are none: an `EmptyState`.
   *
   * @default '没有内容'
   */
  empty?: React.ReactNode
  /** What stands in place of rows that did not come: an `ErrorState`. */
  error?: React.ReactNode
}

export interface DataTableProps<T> extends Rows<T> {
  /** The columns. Keep them the same from render to render: rows are remembered. */
  columns: readonly Column<T>[]
  /** The columns that the reader took away; `ColumnChooser` sets them. */
  hiddenColumns?: ReadonlySet<string>
  sort?: Sort
  /** Another order was asked for. */
  onSort?: (sort: Sort) => void
  /** A cell got another text; a promise that is refused leaves the cell open with the words of its error. */
  onEdit?: (row: T, columnId: string, text: string) => void | Promise<unknown>
  /**
   * Rows of 44 or 32 px.
   *
   * @default 'comfortable'
   */
  density?: 'comfortable' | 'compact'
  /** How a row looks as a card. */
  renderCard?: (row: T) => React.ReactNode
  /**
   * With `renderCard`: a table from 600 px of room and cards below, or always one of them.
   *
   * @default 'auto'
   */
  view?: ListView
  /**
   * Which column stays while the others scroll sideways, from 600 px of room.
   *
   * @default 'first'
   */
  pinned?: 'first' | 'none'
  /**
   * Above 200 rows only those in sight are drawn, unless all are wanted at once, as for print.
   *
   * @default 'auto'
   */
  drawn?: 'auto' | 'all'
  /** A CSS length: the table scrolls in a frame of that height, in both directions, instead of with the page. */
  maxHeight?: string
  /**
   * The number of the first row in the whole list, when this is one page of it.
   *
   * @default 1
   */
  firstRow?: number
  /** How many rows the whole list has. */
  totalRows?: number
}
