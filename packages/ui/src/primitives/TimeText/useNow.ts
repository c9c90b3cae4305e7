// chunk: time
import { useEffect, useState } from 'react'

/**
 * The present moment, moved on by what has passed since it was given: server and browser begin with the same words, and
 * a clock that is set wrong does no harm.
 *
 * @param step Milliseconds between two looks; 0 never looks again.
 */
export function useNow(now: Date, step: number): Date {
  const from = now.getTime()
  const [passed, setPassed] = useState({ from, time: 0 })

  useEffect(() => {
    if (!step) return
    const start = Date.now()
    const timer = setInterval(() => setPassed({ from, time: Date.now() - start }), step)
    return () => clearInterval(timer)
  }, [from, step])

  // What was counted for another moment does not count for this one.
  return passed.from === from && passed.time > 0 ? new Date(from + passed.time) : now
}
