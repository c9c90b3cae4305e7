import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

const seconds = 2
/** How long a screen reader needs to tell that the page was not found. */
const announcement = 5000

/**
 * Counts down and leaves, unless the person does anything: a key, a touch, a focus in the search box. Whoever asked for
 * less motion, or reads the page by ear, hears it first.
 */
export function useReturn(leave: (() => void) | undefined) {
  const [left, setLeft] = useState(seconds)
  const [isStaying, setIsStaying] = useState(false)
  // Without scripts nobody leaves, and a button that does not work yet is not shown.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const isLeaving = leave !== undefined && isAlive && !isStaying
  const go = useEffectEvent(() => leave?.())
  const stay = () => setIsStaying(true)

  useEffect(() => {
    if (!isLeaving) return
    const hear = () => setIsStaying(true)
    document.addEventListener('keydown', hear)
    document.addEventListener('pointerdown', hear)

    return () => {
      document.removeEventListener('keydown', hear)
      document.removeEventListener('pointerdown', hear)
    }
  }, [isLeaving])

  useEffect(() => {
    if (!isLeaving) return
    if (left === 0) return go()
    const wait = left === seconds && readsSlowly() ? announcement : 0
    const tick = setTimeout(() => setLeft(left - 1), 1000 + wait)
    return () => clearTimeout(tick)
  }, [isLeaving, left])

  return { isLeaving, seconds: left, stay }
}

const never = () => () => {}

const readsSlowly = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches || document.activeElement?.closest('main') != null
