import { useEffect, useState } from 'react'

/** So long after a key nobody presses the next one, milliseconds. */
const pause = 300

let keyAt = -Infinity
globalThis.addEventListener?.(
  'keydown',
  () => {
    keyAt = performance.now()
  },
  { capture: true, passive: true },
)

/**
 * Does something that can wait once no key is pressed any more and the page has nothing else to do: who goes through a
 * list by keys never waits for it.
 *
 * @returns takes it back.
 */
export function atRest(act: () => void): () => void {
  let isWanted = true
  const look = () => {
    if (!isWanted) return
    const wait = keyAt + pause - performance.now()
    if (wait > 0) setTimeout(look, wait)
    else whenIdle(() => isWanted && act())
  }
  look()
  return () => {
    isWanted = false
  }
}

/** Once the page has nothing else to do. Safari has no such call; a page that is never idle goes on all the same. */
export const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 200 }) : setTimeout(act, 50)

/** The value as it was when the page rested last: for what is dear to draw, or to reckon, from something that keys change. */
export function useAtRest<Value>(value: Value): Value {
  const [rested, setRested] = useState({ value })
  useEffect(() => (rested.value === value ? undefined : atRest(() => setRested({ value }))), [rested, value])
  return rested.value
}
