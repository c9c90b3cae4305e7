import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import type { Toggle } from './useSelection.ts'

type Move = (at: number, last: number) => number

const moves: Record<string, Move> = {
  ArrowDown: (at) => at + 1,
  j: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  k: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** Keys of a row that has the focus itself; what has it inside a row keeps its own. */
export function useRowKeys(root: RefObject<HTMLElement | null>, keys: readonly string[], toggle: Toggle) {
  const [visited, setVisited] = useState<string>()
  const wanted = useRef<string>(undefined)
  // One row is in the tab order: the last one that was visited.
  const stop = visited !== undefined && keys.includes(visited) ? visited : keys[0]

  // A row far away is drawn because it is the stop: only then it can take the focus.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(wanted.current)}"]`)?.focus()
    wanted.current = undefined
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowOf(event.target)
    if (!row || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    const move = moves[event.key]
    if (!move) return void (act(row, event, toggle) && event.preventDefault())

    event.preventDefault()
    const next = keys[move(keys.indexOf(row.dataset['row'] ?? ''), keys.length - 1)]
    if (next === undefined) return
    wanted.current = next
    setVisited(next)
  }
  const onFocus = useCallback((event: FocusEvent) => {
    const key = rowOf(event.target)?.dataset['row']
    if (key !== undefined) setVisited(key)
  }, [])

  return { stop, onKeyDown, onFocus }
}

const rowOf = (target: EventTarget): HTMLElement | undefined =>
  target instanceof HTMLElement && target.dataset['row'] !== undefined ? target : undefined

function act(row: HTMLElement, { key, shiftKey }: KeyboardEvent, toggle: Toggle): boolean {
  if (key === 'x' || key === 'X' || key === ' ') return (toggle(row.dataset['row'] ?? '', shiftKey), true)
  if (key === 'Enter') return (row.querySelector('a')?.click(), true)
  if (key === 'F2') return (row.querySelector<HTMLElement>('[data-edit]')?.click(), true)

  return false
}
