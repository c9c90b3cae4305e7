import { useEffect, useRef, useState } from 'react'
import type { PdfReaderProps } from './PdfReader.tsx'

/** The word that is looked for, and whether the reader's own find bar is open. */
export function useFinding(
  { find = '', onFind, onFindField }: PdfReaderProps,
  field: React.RefObject<HTMLInputElement | null>,
) {
  const [query, setQuery] = useState(find)
  const [given, setGiven] = useState(find)
  const [isOpen, setOpen] = useState(Boolean(find) && !onFindField)

  if (given !== find) {
    setGiven(find)
    setQuery(find)
  }

  /** The field stands there once the bar is drawn. */
  const wantsFocus = useRef(false)
  useEffect(() => {
    if (!isOpen || !wantsFocus.current) return
    wantsFocus.current = false
    focusOn(field)
  }, [isOpen, field])

  function onQuery(next: string): void {
    setQuery(next)
    onFind?.(next)
  }
  function open(): void {
    if (isOpen) return focusOn(field)
    wantsFocus.current = true
    setOpen(true)
  }
  function close(): void {
    setOpen(false)
    onQuery('')
  }
  return { query, onQuery, isOpen, open, close, toggle: isOpen ? close : open }
}

function focusOn({ current }: React.RefObject<HTMLInputElement | null>): void {
  current?.focus()
  current?.select()
}
