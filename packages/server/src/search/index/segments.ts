import { bytesOf } from './arena.ts'
import { allOf, drop, type Bits } from './bits.ts'
import { buildSegment } from './build.ts'
import { addRows, emptyDraft } from './draft.ts'
import type { Segment } from './segment.ts'

/** A segment with those of its documents that are still true. */
export interface LiveSegment {
  segment: Segment
  live: Bits
  /** The rows of a small segment by id, to make it anew with others. */
  rows: Map<number, string>
}

/** Every part that can be found: a large segment first, and small ones for what was written since. */
export type Segments = LiveSegment[]

/** Parts that were written: rows of those that are there, among all ids that were touched. */
export interface Change {
  ids: readonly number[]
  rows: string
}

/** A small segment up to this is made anew with every change, which takes a few milliseconds. */
const mostFresh = 1000
/** More small segments than this become one. */
const mostSmall = 8

export const segmentsOf = (segment: Segment): Segments => [liveSegmentOf(segment, new Map())]

const liveSegmentOf = (segment: Segment, rows: Map<number, string>): LiveSegment => ({
  segment,
  live: allOf(segment.ids.length),
  rows,
})

/** The segments after a change, another list each time: old documents fall, new rows stand in small segments. */
export function changed(segments: Segments, { ids, rows }: Change): Segments {
  for (const one of segments) for (const id of ids) strike(one, id)
  const [large, ...small] = segments as [LiveSegment, ...LiveSegment[]]
  const fresh = rowsById(rows)
  if (fresh.size === 0) return [...segments]
  const last = small.at(-1)
  if (last && last.rows.size + fresh.size <= mostFresh)
    return [large, ...small.slice(0, -1), together([last.rows, fresh])]
  if (small.length < mostSmall) return [large, ...small, together([fresh])]
  return [large, together([...small.map((one) => one.rows), fresh])]
}

/** How many parts stand in small segments. */
export const smallCount = ([, ...small]: Segments): number => small.reduce((sum, { rows }) => sum + rows.size, 0)

function strike({ segment, live, rows }: LiveSegment, id: number): void {
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

function together(maps: readonly Map<number, string>[]): LiveSegment {
  const rows = new Map(maps.flatMap((map) => [...map]))
  const draft = emptyDraft()
  addRows(draft, bytesOf([...rows.values()].join('\x1e')))
  return liveSegmentOf(buildSegment(draft), rows)
}
