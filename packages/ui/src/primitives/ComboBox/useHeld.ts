import { useEffect, useRef, useState } from 'react'

/** Milliseconds after a finger is lifted until its click has come. */
const untilClick = 300

/**
 * Something as it stood when a finger came down on it: what comes in its place meanwhile waits until the finger is
 * lifted, so that what was pressed is what is taken. Answers it, and what to do when a finger comes down.
 */
export function useHeld<T>(now: T): [held: T, hold: () => void] {
  const [held, setHeld] = useState<{ value: T }>()
  const ending = useRef<AbortController>(undefined)
  useEffect(() => () => ending.current?.abort(), [])

  function hold() {
    ending.current?.abort()
    const end = new AbortController()
    ending.current = end
    const lift = () => setTimeout(() => end.signal.aborted || setHeld(undefined), untilClick)
    window.addEventListener('pointerup', lift, { signal: end.signal })
    window.addEventListener('pointercancel', lift, { signal: end.signal })
    setHeld({ value: now })
  }

  return [held ? held.value : now, hold]
}
