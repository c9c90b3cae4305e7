import { memo } from 'react'
import { EditCell } from './EditCell.tsx'
import type { Column } from './types.ts'
import type { Commit } from './useCommit.ts'
import type { Toggle } from './useSelection.ts'

interface RowProps<T> {
  row: T
  rowKey: string
  rowLabel?: (row: T) => string
  columns: readonly Column<T>[]
  /** Its number in the whole list, the head being 1. */
  number?: number
  /** Its place among these rows, where they are measured. */
  index?: number
  /** Whether it is the row in the tab order. */
  isStop: boolean
  /** Undefined where rows cannot be ticked. */
  isSelected?: boolean
  toggle: Toggle
  commit?: Commit<T>
  measure?: React.Ref<HTMLTableRowElement>
}

/** Plain elements that one styled table dresses: a component per cell would cost more than the cells. */
function PlainRow<T>({ row, rowKey, columns, index, isSelected, measure, ...props }: RowProps<T>) {
  return (
    <tr
      ref={measure}
      data-row={rowKey}
      data-index={index}
      tabIndex={props.isStop ? 0 : -1}
      aria-rowindex={props.number}
      aria-selected={isSelected}
    >
      {isSelected !== undefined && (
        <td data-tick>{tickOf({ rowKey, label: props.rowLabel?.(row), isSelected, toggle: props.toggle })}</td>
      )}
      {columns.map((column) => (
        <td key={column.id} data-align={column.align} data-priority={column.priority}>
          {column.editor && props.commit ? (
            <EditCell row={row} column={column} editor={column.editor} commit={props.commit} />
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}

/** A tick changes one row of fifty: the others are not rendered again. */
export const Row = memo(PlainRow) as typeof PlainRow

interface TickProps {
  rowKey: string
  label?: string
  isSelected: boolean
  toggle: Toggle
}

/**
 * A plain checkbox: fifty of react-aria's cost what the rest of the table does. A function, not a component: on the
 * server each instance of one costs as much as a cell.
 */
export const tickOf = ({ rowKey, label, isSelected, toggle }: TickProps) => (
  <input
    type="checkbox"
    aria-label={label === undefined ? '选择此行' : `选择 ${label}`}
    checked={isSelected}
    onChange={({ nativeEvent }) => toggle(rowKey, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
  />
)

/** The room of rows that are not drawn. */
export const Gap = ({ span, height }: { span: number; height: number }) => (
  <tr aria-hidden data-gap>
    <td aria-hidden colSpan={span} style={{ height }} />
  </tr>
)
