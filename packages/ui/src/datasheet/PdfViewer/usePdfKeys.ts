import { useEffect, useEffectEvent } from 'react'

/** What keys do in the reader. */
export interface PdfKeys {
  onPage: (by: 1 | -1) => void
  onEnd: (end: 'first' | 'last') => void
  onZoom: (by: 1 | -1) => void
  onFind: () => void
}

/** Where keys already mean something: text, and widgets that arrows walk through. */
const taken =
  'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox], [role=tablist], [role=grid], [role=tree], [role=slider], [role=radiogroup]'

/** The reader's keys, wherever on the page the focus is, as long as it is not in something that wants them itself. */
export function usePdfKeys({ onPage, onEnd, onZoom, onFind }: PdfKeys): void {
  const actions: Record<string, () => void> = {
    ArrowLeft: () => onPage(-1),
    ArrowRight: () => onPage(1),
    PageUp: () => onPage(-1),
    PageDown: () => onPage(1),
    Home: () => onEnd('first'),
    End: () => onEnd('last'),
    '+': () => onZoom(1),
    '=': () => onZoom(1),
    '-': () => onZoom(-1),
  }
  const combined = (key: string) => (key.toLowerCase() === 'f' ? onFind : undefined)

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    const act =
      event.ctrlKey || event.metaKey
        ? combined(event.key)
        : isTaken(event) || event.altKey
          ? undefined
          : actions[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })

  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const isTaken = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(taken) !== null
