import { Gap, Row } from './Row.tsx'
import type { DataTableProps } from './types.ts'
import type { Commit } from './useCommit.ts'
import type { Toggle } from './useSelection.ts'

/** What rows are drawn from. */
export interface RowsProps<T> extends Pick<
  DataTableProps<T>,
  'rows' | 'columns' | 'rowLabel' | 'selection' | 'density'
> {
  keys: readonly string[]
  /** The number of the first row in the whole list, the head being 1. */
  firstNumber?: number
  /** The row in the tab order. */
  stop?: string
  toggle: Toggle
  commit?: Commit<T>
}

/** Heights of rows as they are drawn, before any was measured. */
export const rowHeight = { comfortable: 44, compact: 32 } as const

/** What a row is given; the same for the same row, so that it is remembered. */
export function rowProps<T>({ rows, keys, selection, stop, firstNumber, ...list }: RowsProps<T>, index: number) {
  const rowKey = keys[index] ?? ''

  return {
    row: rows[index] as T,
    rowKey,
    rowLabel: list.rowLabel,
    columns: list.columns,
    number: firstNumber === undefined ? undefined : firstNumber + index,
    isStop: rowKey === stop,
    isSelected: selection?.selected.has(rowKey),
    toggle: list.toggle,
    commit: list.commit,
  }
}

/** All rows, or the first of them over the room of the rest. */
export function PlainRows<T>({ only, ...list }: RowsProps<T> & { only?: number }) {
  const { rows, keys, columns, density = 'comfortable' } = list
  const shown = only === undefined ? rows : rows.slice(0, only)

  return (
    <>
      {shown.map((_, index) => (
        <Row key={keys[index]} {...rowProps(list, index)} />
      ))}
      {shown.length < rows.length && (
        <Gap span={columns.length + 1} height={(rows.length - shown.length) * rowHeight[density]} />
      )}
    </>
  )
}
