export type Scroller = HTMLElement | Window

/** What moves an element up and down: the nearest box that has more than it shows, or the window. */
export function scrollerOf(element: HTMLElement): Scroller {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    const isTaller = box.scrollHeight > box.clientHeight + 1
    if (isTaller && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  }

  return window
}

interface Range {
  startIndex: number
  endIndex: number
  overscan: number
  count: number
}

/** The rows in sight with some around them, and the one in the tab order, in their order. */
export function drawnIndexes({ startIndex, endIndex, overscan, count }: Range, stopAt: number): number[] {
  const first = Math.max(0, startIndex - overscan)
  const last = Math.min(count - 1, endIndex + overscan)
  const inSight = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  if (stopAt < 0 || stopAt >= count) return inSight
  if (stopAt < first) return [stopAt, ...inSight]

  return stopAt > last ? [...inSight, stopAt] : inSight
}

/** The room before each row, and, last, after all of them. */
export function gapsOf(items: readonly { start: number; end: number }[], from: number, end: number): number[] {
  const ends = [from, ...items.map((item) => item.end)]
  const starts = [...items.map((item) => item.start), end]

  return starts.map((start, at) => Math.max(0, start - (ends[at] ?? start)))
}
