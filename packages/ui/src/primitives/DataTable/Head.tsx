import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { Column, DataTableProps, Sort } from './types.ts'

interface HeadProps<T> extends Pick<DataTableProps<T>, 'columns' | 'selection' | 'sort' | 'onSort'> {
  keys: readonly string[]
  toggleAll: () => void
}

export function Head<T>({ columns, keys, selection, toggleAll, sort, onSort }: HeadProps<T>) {
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" data-tick>
            <TickAll keys={keys} selected={selection.selected} toggleAll={toggleAll} />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            data-align={column.align}
            data-priority={column.priority}
            aria-sort={sort?.id === column.id ? sort.direction : undefined}
            style={column.width ? { width: column.width } : undefined}
          >
            {column.isSortable && onSort ? (
              <SortButton column={column} sort={sort} onSort={onSort} />
            ) : (
              <HeadText column={column} />
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function HeadText<T>({ column }: { column: Column<T> }) {
  return (
    <>
      {column.header}
      {column.unit && <span data-unit> {column.unit}</span>}
    </>
  )
}

interface SortButtonProps<T> {
  column: Column<T>
  sort?: Sort
  onSort: (sort: Sort) => void
}

function SortButton<T>({ column, sort, onSort }: SortButtonProps<T>) {
  const direction = sort?.id === column.id ? sort.direction : undefined
  const drawing = direction ? (direction === 'ascending' ? ArrowUp : ArrowDown) : ArrowUpDown

  return (
    <button
      type="button"
      onClick={() => onSort({ id: column.id, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
    >
      <HeadText column={column} />
      <Icon of={drawing} size={12} />
    </button>
  )
}

interface TickAllProps {
  keys: readonly string[]
  selected: ReadonlySet<string>
  toggleAll: () => void
}

function TickAll({ keys, selected, toggleAll }: TickAllProps) {
  const input = useRef<HTMLInputElement>(null)
  const ticked = keys.filter((key) => selected.has(key)).length
  const isAll = keys.length > 0 && ticked === keys.length

  useEffect(() => {
    if (input.current) input.current.indeterminate = ticked > 0 && !isAll
  })

  return (
    <input
      ref={input}
      type="checkbox"
      aria-label="选择本页"
      checked={isAll}
      disabled={keys.length === 0}
      onChange={toggleAll}
    />
  )
}
