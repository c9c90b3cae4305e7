import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/**
 * A drawing that may be wider than its frame: at first the place that it is about stands in the middle.
 *
 * @param middle - Pixels from the left edge of the drawing to that place.
 * @returns The frame, on which sides of it there is more (`left right`), and what looks again after a scroll.
 */
export function useWideDrawing(middle: number) {
  const frame = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState('')
  const look = useCallback(() => {
    if (frame.current) setMore(hiddenSides(frame.current))
  }, [])

  useLayoutEffect(() => {
    const box = frame.current
    if (!box) return undefined
    box.scrollLeft = middle - box.clientWidth / 2
    const watch = new ResizeObserver(look)
    watch.observe(box)
    return () => watch.disconnect()
  }, [middle, look])

  return { frame, more, look }
}

function hiddenSides({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): string {
  const sides = [scrollLeft > 1 && 'left', scrollLeft + clientWidth < scrollWidth - 1 && 'right']
  return sides.filter(Boolean).join(' ')
}
