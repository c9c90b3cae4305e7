import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { isForPage } from './list-keys.ts'
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
    if (wanted.current !== undefined) hasFocused(root.current, wanted.current)
    wanted.current = undefined
  })

  const visit = (key: string | undefined) => {
    if (key === undefined) return
    setVisited(key)
    wanted.current = hasFocused(root.current, key) ? undefined : key
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowOf(event.target)
    if (!row || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    const move = moves[event.key]
    if (!move) return void (act(row, event, toggle) && event.preventDefault())

    event.preventDefault()
    visit(keys[move(keys.indexOf(row.dataset['row'] ?? ''), keys.length - 1)])
  }
  const onFocus = useCallback((event: FocusEvent) => {
    const key = rowOf(event.target)?.dataset['row']
    if (key !== undefined) setVisited(key)
  }, [])

  // From anywhere on the page, j and k come back to the row that was left.
  const enter = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if ((event.key !== 'j' && event.key !== 'k') || !isForPage(event, root.current)) return
    event.preventDefault()
    const at = keys.indexOf((event.target as Element).closest<HTMLElement>('[data-row]')?.dataset['row'] ?? '')
    visit(at < 0 ? stop : keys[at + (event.key === 'j' ? 1 : -1)])
  })
  useEffect(() => {
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  }, [])

  return { stop, onKeyDown, onFocus }
}

/** Gives a row the focus and moves it no further than into sight: the focus alone would bring it to the middle. */
export function focusInSight(row: HTMLElement): void {
  row.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'nearest' })
}

/** Gives a row the focus, where it is drawn. */
function hasFocused(root: HTMLElement | null, key: string): boolean {
  const row = root?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)
  if (row) focusInSight(row)
  return row !== null && row !== undefined
}

const rowOf = (target: EventTarget): HTMLElement | undefined =>
  target instanceof HTMLElement && target.dataset['row'] !== undefined ? target : undefined

function act(row: HTMLElement, { key, shiftKey }: KeyboardEvent, toggle: Toggle): boolean {
  if (key === 'x' || key === 'X' || key === ' ') return (toggle(row.dataset['row'] ?? '', shiftKey), true)
  if (key === 'Enter') return (row.querySelector('a')?.click(), true)
  if (key === 's') return (row.querySelector<HTMLElement>('[data-favour]')?.click(), true)
  if (key === 'F2') return (row.querySelector<HTMLElement>('[data-edit]')?.click(), true)

  return false
}
