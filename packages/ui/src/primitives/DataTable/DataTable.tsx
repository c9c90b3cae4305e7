import { useRef } from 'react'
import { Cards } from './Cards.tsx'
import * as S from './DataTable.styles.ts'
import { Head } from './Head.tsx'
import { Row } from './Row.tsx'
import { useRowKeys } from './useRowKeys.ts'
import { useSelection } from './useSelection.ts'
import { useShape } from './useShape.ts'

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
  /** A CSS width. */
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

export interface DataTableProps<T> {
  /** The columns. Keep them the same from render to render: rows are remembered. */
  columns: readonly Column<T>[]
  rows: readonly T[]
  /** What makes a row itself. */
  rowKey: (row: T) => string
  /** What the table holds; read aloud, not drawn. */
  caption: string
  /** Lets rows be ticked; Shift ticks a range. */
  selection?: Selection
  sort?: Sort
  /** Another order was asked for. */
  onSort?: (sort: Sort) => void
  /**
   * Rows of 44 or 32 px.
   *
   * @default 'comfortable'
   */
  density?: 'comfortable' | 'compact'
  /** How a row looks under 600 px. */
  renderCard?: (row: T) => React.ReactNode
  /**
   * The number of the first row in the whole list, when this is one page of it.
   *
   * @default 1
   */
  firstRow?: number
  /** How many rows the whole list has. */
  totalRows?: number
}

/**
 * Rows to compare, in a real table. ↑ ↓ or j k move from row to row, Enter opens the first link of a row, x or Space
 * ticks it, Shift takes a range.
 */
export function DataTable<T>({
  columns,
  rows,
  rowKey,
  caption,
  selection,
  sort,
  onSort,
  density = 'comfortable',
  renderCard,
  firstRow = 1,
  totalRows,
}: DataTableProps<T>) {
  const root = useRef<HTMLDivElement>(null)
  const shape = useShape(root, renderCard !== undefined)
  const keys = rows.map(rowKey)
  const { toggle, toggleAll } = useSelection(keys, selection)
  const onKeyDown = useRowKeys(toggle)

  return (
    <S.Root ref={root} onKeyDown={onKeyDown}>
      {shape !== 'cards' && (
        <S.Frame data-beside={shape === 'both' || undefined}>
          <S.Table
            role={selection && 'grid'}
            aria-multiselectable={selection && true}
            aria-rowcount={totalRows && totalRows + 1}
            $density={density}
          >
            <S.Caption>{caption}</S.Caption>
            <Head
              columns={columns}
              keys={keys}
              selection={selection}
              toggleAll={toggleAll}
              sort={sort}
              onSort={onSort}
            />
            <tbody>
              {rows.map((row, index) => {
                const key = keys[index] ?? ''
                return (
                  <Row
                    key={key}
                    rowKey={key}
                    row={row}
                    columns={columns}
                    number={totalRows ? firstRow + index + 1 : undefined}
                    isFirst={index === 0}
                    isSelected={selection?.selected.has(key)}
                    toggle={toggle}
                  />
                )
              })}
            </tbody>
          </S.Table>
        </S.Frame>
      )}
      {shape !== 'table' && renderCard && (
        <Cards
          rows={rows}
          keys={keys}
          caption={caption}
          renderCard={renderCard}
          selected={selection?.selected}
          toggle={toggle}
          isBeside={shape === 'both'}
        />
      )}
    </S.Root>
  )
}
