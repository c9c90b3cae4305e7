import { bytesOf } from './arena.ts'
import { allOf, drop, type Bits } from './bits.ts'
import { buildSegment } from './build.ts'
import { addRows, emptyDraft } from './draft.ts'
import type { Segment } from './segment.ts'

/** A segment with those of its documents that are still true. */
export interface Standing {
  segment: Segment
  live: Bits
  /** The rows of a small segment by id, to make it anew with others. */
  rows: Map<number, string>
}

/** Every part that can be found: a large segment first, and small ones for what was written since. */
export type Shelf = Standing[]

/** Parts that were written: rows of those that are there, among all ids that were touched. */
export interface Change {
  ids: readonly number[]
  rows: string
}

/** A small segment up to this is made anew with every change, which takes a few milliseconds. */
const mostFresh = 1000
/** More small segments than this become one. */
const mostSmall = 8

export const shelfOf = (segment: Segment): Shelf => [standingOf(segment, new Map())]

const standingOf = (segment: Segment, rows: Map<number, string>): Standing => ({
  segment,
  live: allOf(segment.ids.length),
  rows,
})

/** The shelf after a change, another each time: old documents fall, new rows stand in small segments. */
export function changed(shelf: Shelf, { ids, rows }: Change): Shelf {
  for (const standing of shelf) for (const id of ids) strike(standing, id)
  const [large, ...small] = shelf as [Standing, ...Standing[]]
  const fresh = rowsById(rows)
  if (fresh.size === 0) return [...shelf]
  const last = small.at(-1)
  if (last && last.rows.size + fresh.size <= mostFresh)
    return [large, ...small.slice(0, -1), together([last.rows, fresh])]
  if (small.length < mostSmall) return [large, ...small, together([fresh])]
  return [large, together([...small.map((standing) => standing.rows), fresh])]
}

/** How many parts stand in small segments. */
export const smallCount = ([, ...small]: Shelf): number => small.reduce((sum, { rows }) => sum + rows.size, 0)

function strike({ segment, live, rows }: Standing, id: number): void {
  rows.delete(id)
  const doc = docOf(segment, id)
  if (doc !== undefined) drop(live, doc)
}

/** The document of a part, whether it still stands or not. */
export function docOf({ ids, idOrder }: Segment, id: number): number | undefined {
  let [low, high] = [0, idOrder.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ids[idOrder[middle]!]! < id) low = middle + 1
    else high = middle
  }
  const doc = idOrder[low]
  return doc !== undefined && ids[doc] === id ? doc : undefined
}

const rowsById = (rows: string): Map<number, string> =>
  new Map(rows === '' ? [] : rows.split('\x1e').map((row) => [Number.parseInt(row, 10), row]))

function together(maps: readonly Map<number, string>[]): Standing {
  const rows = new Map(maps.flatMap((map) => [...map]))
  const draft = emptyDraft()
  addRows(draft, bytesOf([...rows.values()].join('\x1e')))
  return standingOf(buildSegment(draft), rows)
}
