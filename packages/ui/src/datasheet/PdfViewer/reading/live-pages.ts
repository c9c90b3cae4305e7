/** A canvas of a page costs some 10 MB; a phone gives a tab a few hundred. */
export const maxLive = 8

/** Pages on the screen, from 1, both ends in. */
export interface PageRange {
  first: number
  last: number
}

/**
 * The pages that may hold a canvas: those on the screen, then their neighbours, the one below before the one above,
 * because people read on more often than back. Never more than `max`, however far one zooms out.
 */
export function livePages({ first, last }: PageRange, pageCount: number, max = maxLive): Set<number> {
  const live = new Set<number>()
  const add = (page: number) => page >= 1 && page <= pageCount && live.size < max && live.add(page)

  for (let page = Math.max(1, first); page <= Math.min(last, pageCount) && live.size < max; page++) add(page)
  for (let step = 1; step <= max && live.size < max; step++) {
    add(last + step)
    add(first - step)
  }
  return live
}

/** Where a page stands on the screen. */
export type EdgesOf = (page: number) => { top: number; bottom: number }

/** The pages between two heights of the screen, found by halving: pages stand below each other. */
export function pagesBetween(top: number, bottom: number, pageCount: number, edgesOf: EdgesOf): PageRange {
  const first = firstPage(pageCount, (page) => edgesOf(page).bottom > top)
  const below = firstPage(pageCount, (page) => edgesOf(page).top >= bottom)
  return { first: Math.min(first, pageCount), last: Math.max(first, below - 1) }
}

/** The first page for which `holds`, given that it then holds for all after it; one past the last where none does. */
export function firstPage(pageCount: number, holds: (page: number) => boolean): number {
  let low = 1
  let high = pageCount + 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
