import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState, useSyncExternalStore } from 'react'

interface Terms {
  count: number
  /** Seconds. */
  interval: number
  onSlide?: (index: number) => void
}

/** Which slide is in sight, and whether the next comes by itself. */
export function useCarousel({ count, interval, onSlide }: Terms) {
  const isStill = useStillness()
  const [viewport, embla] = useEmblaCarousel({ loop: count > 1, duration: isStill ? 0 : 22 })
  const [current, setCurrent] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (!embla) return
    const settle = () => setCurrent(embla.selectedScrollSnap())
    const tell = () => (settle(), onSlide?.(embla.selectedScrollSnap()))
    embla.on('select', tell).on('reInit', settle)
    return () => void embla.off('select', tell).off('reInit', settle)
  }, [embla, onSlide])

  const canPlay = interval > 0 && count > 1 && !isStill
  const isMoving = canPlay && !isPaused && !isHeld
  useEffect(() => {
    if (!embla || !isMoving) return
    const clock = setInterval(() => document.hidden || embla.scrollNext(), interval * 1000)
    return () => clearInterval(clock)
    // A slide that was chosen stays its whole time.
  }, [embla, isMoving, interval, current])

  const step = (by: -1 | 1) => (by > 0 ? embla?.scrollNext() : embla?.scrollPrev())

  return {
    viewport,
    current: Math.min(current, Math.max(0, count - 1)),
    isMoving,
    canPlay,
    isPaused,
    pause: () => setPaused((before) => !before),
    go: (index: number) => embla?.scrollTo(index),
    step,
    pointer: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
    onKeyDown: (event: React.KeyboardEvent) => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined
      if (by && !isTyping(event.target)) step(by)
    },
  }
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const query = '(prefers-reduced-motion: reduce)'

/** Whether motion is not wanted; the server does not know, and moves nothing. */
const useStillness = (): boolean =>
  useSyncExternalStore(
    (listen) => {
      const media = matchMedia(query)
      media.addEventListener('change', listen)
      return () => media.removeEventListener('change', listen)
    },
    () => matchMedia(query).matches,
    () => true,
  )
