import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

/**
 * Keeps the focus in a list whose lines leave it: what is pressed within a line may take the line away, or be gone
 * itself, and the next key must not start from the top of the page.
 *
 * @param isWanted - Whether the first line takes the focus when the list comes.
 */
export function useHeldFocus(root: RefObject<HTMLElement | null>, keys: readonly string[], isWanted: boolean) {
  const held = useRef<{ key: string; at: number }>(undefined)
  const back = useCallback(
    (key: string | undefined) => {
      if (key !== undefined) root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus()
    },
    [root],
  )
  const begin = useEffectEvent(() => isWanted && back(keys[0]))
  useEffect(() => void begin(), [])

  const stay = useEffectEvent(() => {
    const { key, at } = held.current ?? {}
    if (key === undefined || at === undefined || document.activeElement !== document.body) return
    back(keys.includes(key) ? key : keys[Math.min(at, keys.length - 1)])
  })
  useLayoutEffect(() => stay(), [keys])

  return {
    back,
    onFocus: ({ target }: FocusEvent) => {
      const key = target.closest<HTMLElement>('[data-row]')?.dataset['row']
      held.current = key === undefined ? undefined : { key, at: keys.indexOf(key) }
    },
    onBlur: () => {
      held.current = undefined
    },
  }
}
