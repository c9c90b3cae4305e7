import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Selection } from './types.ts'

/** Ticks or unticks a row; with a range, all rows from the last one touched take its new state. */
export type Toggle = (key: string, isRange: boolean) => void

/** Stable functions over changing rows, so that a remembered row need not be rendered again. */
export function useSelection(keys: readonly string[], selection: Selection | undefined) {
  const latest = useRef({ keys, selection })
  const anchor = useRef<string>(undefined)

  useLayoutEffect(() => {
    latest.current = { keys, selection }
  })

  const toggle = useCallback<Toggle>((key, isRange) => {
    const { keys, selection } = latest.current
    if (!selection) return

    const isTicked = !selection.selected.has(key)
    const touched = isRange ? between(keys, anchor.current ?? key, key) : [key]
    anchor.current = key
    selection.onChange(withKeys(selection.selected, touched, isTicked))
  }, [])

  const toggleAll = useCallback(() => {
    const { keys, selection } = latest.current
    if (!selection) return

    const isTicked = !keys.every((key) => selection.selected.has(key))
    selection.onChange(withKeys(selection.selected, keys, isTicked))
  }, [])

  return { toggle, toggleAll }
}

function between(keys: readonly string[], a: string, b: string): readonly string[] {
  const [from = 0, to = 0] = [keys.indexOf(a), keys.indexOf(b)].sort((x, y) => x - y)

  return from < 0 ? [b] : keys.slice(from, to + 1)
}

function withKeys(selected: ReadonlySet<string>, keys: readonly string[], isTicked: boolean): Set<string> {
  const next = new Set(selected)
  for (const key of keys) {
    if (isTicked) next.add(key)
    else next.delete(key)
  }

  return next
}
