import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** A window that is not seen is given no frames: then it is closed after so many milliseconds. */
const longest = 100

/**
 * Closes what lies over a page. To take it away and wake the page under it takes a slow phone longer than a frame, so it
 * is gone for the eye first (`data-leaving`), and taken away when that is shown. Where whoever is told keeps it open, it is
 * seen again.
 */
export function useLeaving(onOpenChange: (isOpen: boolean) => void) {
  const [isLeaving, setLeaving] = useState(false)
  const given = useRef<() => void>(undefined)
  // Whoever closed it meanwhile is not told.
  useEffect(() => () => given.current?.(), [])

  /** At once and whole: only so does the page under it wake, and get the focus, before another key comes. */
  const close = () =>
    flushSync(() => {
      setLeaving(false)
      onOpenChange(false)
    })

  function leave() {
    setLeaving(true)
    given.current?.()
    given.current = afterFrame(close)
  }
  return {
    onOpenChange: (isOpen: boolean) => (isOpen ? onOpenChange(true) : leave()),
    'data-leaving': isLeaving || undefined,
  }
}

/** Does a thing when the next frame is shown; returns what calls it off. */
function afterFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(act)
  })
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame)
    act()
  }, longest)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
