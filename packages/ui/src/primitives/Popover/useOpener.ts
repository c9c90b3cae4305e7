import { useRef, useState } from 'react'

interface Openable {
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * A button and what hangs on it once it is open. `opener` is for the button, directly or by `TriggerContext`; `anchor` is
 * where it hangs, and `isByKey` whether a key opened it: then its first line has the focus.
 */
export function useOpener(kind: 'dialog' | 'menu' | 'listbox', { isOpen: given, onOpenChange }: Openable = {}) {
  const [own, setOwn] = useState(false)
  const [isByKey, setByKey] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const isOpen = given ?? own

  function change(next: boolean) {
    setOwn(next)
    onOpenChange?.(next)
  }

  function open(isKey: boolean) {
    // Safari gives no button the focus that is pressed; it comes back to what had it.
    anchor.current?.focus()
    setByKey(isKey)
    change(true)
  }

  const opener = {
    ref: anchor,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    onPress: ({ detail }: React.MouseEvent) => (isOpen ? change(false) : open(detail === 0)),
    onKeyDown(event: React.KeyboardEvent) {
      if (kind === 'dialog' || isOpen || !openers.has(event.key)) return
      // The click of an Enter is one of a screen reader to react-aria, which then waits with the focus.
      event.preventDefault()
      open(true)
    },
  }
  return { isOpen, change, isByKey, anchor, opener }
}

const openers: ReadonlySet<string> = new Set(['Enter', 'ArrowDown', 'ArrowUp'])

/** What is given to what hangs on a button. */
export interface Hanging {
  anchor: React.RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}
