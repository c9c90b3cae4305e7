import { memo } from 'react'
import type { Column } from './DataTable.tsx'
import * as S from './DataTable.styles.ts'
import type { Toggle } from './useSelection.ts'

interface RowProps<T> {
  row: T
  rowKey: string
  columns: readonly Column<T>[]
  /** Its number in the whole list, the head being 1. */
  number?: number
  isFirst: boolean
  /** Undefined where rows cannot be ticked. */
  isSelected?: boolean
  toggle: Toggle
}

function PlainRow<T>({ row, rowKey, columns, number, isFirst, isSelected, toggle }: RowProps<T>) {
  return (
    <tr data-row={rowKey} tabIndex={isFirst ? 0 : -1} aria-rowindex={number} aria-selected={isSelected}>
      {isSelected !== undefined && (
        <S.TickCell>
          <Tick rowKey={rowKey} isSelected={isSelected} toggle={toggle} />
        </S.TickCell>
      )}
      {columns.map((column) => (
        <td key={column.id} data-align={column.align} data-priority={column.priority}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

/** A tick changes one row of fifty: the others are not rendered again. */
export const Row = memo(PlainRow) as typeof PlainRow

interface TickProps {
  rowKey: string
  isSelected: boolean
  toggle: Toggle
}

/** A plain checkbox: fifty of react-aria's cost what the rest of the table does. */
export function Tick({ rowKey, isSelected, toggle }: TickProps) {
  return (
    <S.Tick>
      <input
        type="checkbox"
        aria-label="选择此行"
        checked={isSelected}
        onChange={({ nativeEvent }) => toggle(rowKey, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </S.Tick>
  )
}
