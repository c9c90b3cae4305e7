import { useCallback, type KeyboardEvent } from 'react'
import type { Toggle } from './useSelection.ts'

type Move = (row: HTMLElement) => Element | null | undefined

const moves: Record<string, Move> = {
  ArrowDown: (row) => row.nextElementSibling,
  j: (row) => row.nextElementSibling,
  ArrowUp: (row) => row.previousElementSibling,
  k: (row) => row.previousElementSibling,
  Home: (row) => row.parentElement?.firstElementChild,
  End: (row) => row.parentElement?.lastElementChild,
}

/** Keys of a row that has the focus itself; what has it inside a row keeps its own. */
export function useRowKeys(toggle: Toggle) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const row = event.target
      if (!(row instanceof HTMLElement) || row.dataset['row'] === undefined) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return

      if (act(row, event, toggle)) event.preventDefault()
    },
    [toggle],
  )
}

function act(row: HTMLElement, { key, shiftKey }: KeyboardEvent, toggle: Toggle): boolean {
  const move = moves[key]
  if (move) return focusRow(row, move(row))
  if (key === 'x' || key === 'X' || key === ' ') return (toggle(row.dataset['row'] ?? '', shiftKey), true)
  if (key === 'Enter') return (row.querySelector('a')?.click(), true)

  return false
}

/** One row is in the tab order: the last one that was visited. */
function focusRow(from: HTMLElement, to: Element | null | undefined): boolean {
  if (!(to instanceof HTMLElement)) return true
  from.tabIndex = -1
  to.tabIndex = 0
  to.focus()

  return true
}
