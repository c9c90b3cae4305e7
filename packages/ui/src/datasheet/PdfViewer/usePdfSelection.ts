import { useEffect, useEffectEvent } from 'react'

/** Text that was selected on the pages. */
export interface PdfSelection {
  /** Counts what is selected, from 1: the same while the pages scroll under a selection. */
  nth: number
  text: string
  /** The page on which it begins. */
  page: number
  /** Where it is in the window. */
  rect: DOMRect
}

/** A selection that still grows with every letter is not told of. */
const rest = 200
/** Goes on when one viewer takes the place of another: what was put away over the one is not what is selected in the next. */
let count = 0
/** Who selects half a document wants no tools over it. */
const longest = 5000

/** Tells what is selected on the pages, where it is while they scroll, and when nothing is any more. */
export function usePdfSelection(
  list: React.RefObject<HTMLElement | null>,
  onSelect: ((selection: PdfSelection | null) => void) | undefined,
): void {
  const look = useEffectEvent(() => {
    const selected = list.current && selectionIn(list.current)
    onSelect?.(selected && { nth: count, ...selected })
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isPressed = false
    const later = (pause: number) => {
      clearTimeout(timer)
      if (!isPressed) timer = setTimeout(() => look(), pause)
    }
    const changed = ({ target }: Event) => {
      // A field tells of its own caret too, even when only its text is set.
      if (target !== document) return
      count += 1
      later(rest)
    }
    const press = () => void (isPressed = true)
    const release = () => {
      isPressed = false
      later(0)
    }
    const moved = () => document.getSelection()?.isCollapsed === false && later(0)
    document.addEventListener('selectionchange', changed)
    document.addEventListener('pointerdown', press)
    document.addEventListener('pointerup', release)
    document.addEventListener('pointercancel', release)
    document.addEventListener('scroll', moved, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', changed)
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('pointerup', release)
      document.removeEventListener('pointercancel', release)
      document.removeEventListener('scroll', moved, { capture: true })
    }
  }, [])
}

function selectionIn(list: HTMLElement): Omit<PdfSelection, 'nth'> | null {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const text = selection.toString().replaceAll(/\s+/g, ' ').trim().slice(0, longest)
  const start = range.startContainer
  const sheet = (start instanceof Element ? start : start.parentElement)?.closest<HTMLElement>('[data-page]')
  if (!text || !sheet || !list.contains(sheet)) return null
  return { text, page: Number(sheet.dataset['page']), rect: range.getBoundingClientRect() }
}
