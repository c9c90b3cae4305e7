import type { Aim } from '../aim.ts'
import type { Bits } from './bits.ts'
import { answersOf, begin } from './finding.ts'
import { everything, type Level } from './levels.ts'
import { throughOf, type Narrowing } from './narrowed.ts'
import { scratchOf } from './scratch.ts'
import type { Segment } from './segment.ts'
import type { Shelf } from './shelf.ts'

/** The documents of a segment that answer to an aim, in no order of rank. */
export interface Matched {
  segment: Segment
  docs: Bits
}

/** What was found, and what is left of it under what narrows it. */
export interface Looked {
  found: readonly Matched[]
  left: readonly Matched[]
  narrowing: Narrowing
  /** Where it was looked for, and the aim: both together are what was found. */
  shelf: Shelf
  aim: Aim | undefined
}

/** All that answers to an aim, before anything narrows it: what is counted looks at it from many sides. */
export function matching(shelf: Shelf, aim: Aim | undefined): Matched[] {
  begin(shelf)
  return answersOf(shelf, aim, { narrowing: {}, enough: everything }).map(
    ({ standing: { segment, live }, levels }) => ({
      segment,
      docs: aim ? gathered(segment, levels) : live,
    }),
  )
}

/** What is left of it under a filter. */
export const narrowedTo = (matched: readonly Matched[], narrowing: Narrowing): Matched[] =>
  matched.map(({ segment, docs }) => ({ segment, docs: throughOf(segment, narrowing, docs) }))

function gathered(segment: Segment, levels: readonly Level[]): Bits {
  const bits = scratchOf(segment).take()
  for (const { docs } of levels) docs.into(bits)
  return bits
}
