import { compareAcross } from './arena.ts'
import type { LiveSegment } from './segments.ts'

/** A part that was found, and where it stands. */
export interface Found {
  rank: number
  doc: number
  one: LiveSegment
}

/** The order of relevance, across segments: rank, then how well known, then the model. */
export function byRelevance(one: Found, other: Found): number {
  const [a, b] = [one.one.segment, other.one.segment]
  if (one.rank !== other.rank) return one.rank - other.rank
  if (a === b) return one.doc - other.doc
  return (
    b.popularities[other.doc]! - a.popularities[one.doc]! ||
    compareAcross(a.keys, one.doc, { arena: b.keys, place: other.doc }) ||
    a.ids[one.doc]! - b.ids[other.doc]!
  )
}
