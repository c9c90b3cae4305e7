import { useEffect, useState } from 'react'
import type { PdfReaderProps } from './PdfReader.tsx'

/** The word that is looked for, and whether the reader's own find bar is open. */
export function useFinding({ find = '', onFind, onFindField }: PdfReaderProps, field: React.RefObject<HTMLInputElement | null>) {
  const [query, setQuery] = useState(find)
  const [given, setGiven] = useState(find)
  const [isOpen, setOpen] = useState(Boolean(find) && !onFindField)

  if (given !== find) {
    setGiven(find)
    setQuery(find)
  }

  const focus = () => {
    field.current?.focus()
    field.current?.select()
  }
  const [wantsFocus, setWantsFocus] = useState(false)
  useEffect(() => {
    if (!wantsFocus || !isOpen) return
    focus()
    setWantsFocus(false)
  })

  function onQuery(next: string): void {
    setQuery(next)
    onFind?.(next)
  }
  function open(): void {
    setOpen(true)
    setWantsFocus(true)
  }
  function close(): void {
    setOpen(false)
    onQuery('')
  }
  return { query, onQuery, isOpen, open, close, toggle: isOpen ? close : open }
}
