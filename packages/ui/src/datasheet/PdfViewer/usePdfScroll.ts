import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Point } from './reading/gesture.ts'
import { pagesBetween, type PageRange } from './reading/live-pages.ts'

/** Where the reader is in the document. */
export interface Place {
  /** Pages on the screen. */
  range: PageRange
  /** The page that is read. */
  page: number
}

interface Terms {
  /** Pages that can be read. */
  pageCount: number
  /** The page to start with. */
  start: number
  /** What the reader sees: the box that scrolls, or the window when it is the page that scrolls. */
  view: React.RefObject<HTMLElement | null>
  /** The element whose children are the pages. */
  list: React.RefObject<HTMLElement | null>
  scrolls: 'own' | 'page'
  /** Pixels of the view that sticky lines cover. */
  covered: () => number
  /** Changes whenever pages change their sizes. */
  layout: unknown
  /** Whether the pages stand in the list. */
  isReady: boolean
  onPlace: (place: Place) => void
}

/** Room over a page that was jumped to. */
const air = 12

/** Knows which pages are on the screen, goes to others, and holds the place while pages change their sizes. */
export function usePdfScroll({ pageCount, start, view, list, scrolls, covered, layout, isReady, onPlace }: Terms) {
  const [place, setPlace] = useState<Place>({ range: { first: start, last: start }, page: start })
  const anchor = useRef<{ page: number; part: number } | undefined>(undefined)
  const pinned = useRef<{ page: number; top: number } | undefined>(undefined)

  const box = () => {
    const own = scrolls === 'own' ? view.current?.getBoundingClientRect() : undefined
    return {
      top: Math.max(own?.top ?? 0, 0) + (scrolls === 'own' ? 0 : covered()),
      bottom: Math.min(own?.bottom ?? window.innerHeight, window.innerHeight),
    }
  }
  const edgesOf = (page: number) => list.current?.children[page - 1]?.getBoundingClientRect() ?? new DOMRect()
  const scrollBy = (top: number) => (scrolls === 'own' ? view.current : window)?.scrollBy({ top, behavior: 'instant' })

  /** Which page is read: the one just jumped to, else the one at a third of the screen. */
  function read(range: PageRange, { top, bottom }: { top: number; bottom: number }): number {
    const pin = pinned.current
    if (pin && Math.abs(edgesOf(pin.page).top - pin.top) < 2) return pin.page
    pinned.current = undefined
    const line = top + Math.min((bottom - top) / 3, edgesOf(range.first).height / 2)
    return Math.min(pagesBetween(line, line + 1, pageCount, edgesOf).first, pageCount)
  }

  function look(): void {
    if (!isReady) return
    const { top, bottom } = box()
    const range = pagesBetween(top, bottom, pageCount, edgesOf)
    const edges = edgesOf(range.first)
    anchor.current =
      edges.top < top && edges.height > 0 ? { page: range.first, part: (top - edges.top) / edges.height } : undefined
    const next = { range, page: read(range, { top, bottom }) }
    setPlace((now) => (isSame(now, next) ? now : next))
    onPlace(next)
  }

  function goTo(page: number): void {
    const target = Math.max(1, Math.min(page, list.current?.children.length ?? 1))
    scrollBy(edgesOf(target).top - box().top - air)
    if (target <= pageCount) pinned.current = { page: target, top: edgesOf(target).top }
    look()
  }

  /** Takes hold of what lies at a point of the window; the answer carries it to another point, however large it is by then. */
  function gripAt({ x, y }: Point): (to: Point) => void {
    const page = Math.min(pagesBetween(y, y + 1, pageCount, edgesOf).first, pageCount)
    const before = edgesOf(page)
    const part = { across: (x - before.left) / (before.width || 1), down: (y - before.top) / (before.height || 1) }
    pinned.current = undefined
    return (to) => {
      const now = edgesOf(page)
      view.current?.scrollBy({ left: now.left + part.across * now.width - to.x, behavior: 'instant' })
      scrollBy(now.top + part.down * now.height - to.y)
      look()
    }
  }

  const begin = useEffectEvent(() => (start > 1 ? goTo(start) : look()))
  const lookAgain = useEffectEvent(look)
  const hold = useEffectEvent(() => {
    const held = anchor.current
    const pin = pinned.current
    if (pin) scrollBy(edgesOf(pin.page).top - pin.top)
    else if (held) scrollBy(edgesOf(held.page).top + held.part * edgesOf(held.page).height - box().top)
    if (pin) pinned.current = { page: pin.page, top: edgesOf(pin.page).top }
    look()
  })

  // What is on the screen is known only once the pages stand there.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => void hold(), [layout])
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => void begin(), [isReady])
  useEffect(() => {
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => lookAgain())
    }
    document.addEventListener('scroll', later, { capture: true, passive: true })
    window.addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', later, { capture: true })
      window.removeEventListener('resize', later)
    }
  }, [])

  return { place, goTo, gripAt }
}

const isSame = (one: Place, other: Place): boolean =>
  one.page === other.page && one.range.first === other.range.first && one.range.last === other.range.last
