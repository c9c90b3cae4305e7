import type { SearchPlan } from '../search-plan.ts'
import type { Bits } from './bits.ts'
import { answersOf, begin } from './finding.ts'
import { everything, type Level } from './levels.ts'
import { throughOf, type Narrowing } from './narrowed.ts'
import { scratchOf } from './scratch.ts'
import type { Segment } from './segment.ts'
import type { Segments } from './segments.ts'

/** The documents of a segment that answer to a search plan, in no order of rank. */
export interface Matched {
  segment: Segment
  docs: Bits
}

/** What was found, and what is left of it under what narrows it. */
export interface Matches {
  found: readonly Matched[]
  left: readonly Matched[]
  narrowing: Narrowing
  /** Where it was looked for, and the plan: both together are what was found. */
  segments: Segments
  plan: SearchPlan | undefined
}

/** All that answers to a search plan, before anything narrows it: what is counted looks at it from many sides. */
export function matching(segments: Segments, plan: SearchPlan | undefined): Matched[] {
  begin(segments)
  return answersOf(segments, plan, { narrowing: {}, enough: everything }).map(({ one: { segment, live }, levels }) => ({
    segment,
    docs: plan ? gathered(segment, levels) : live,
  }))
}

/** What is left of it under a filter. */
export const narrowedTo = (matched: readonly Matched[], narrowing: Narrowing): Matched[] =>
  matched.map(({ segment, docs }) => ({ segment, docs: throughOf(segment, narrowing, docs) }))

function gathered(segment: Segment, levels: readonly Level[]): Bits {
  const bits = scratchOf(segment).take()
  for (const { docs } of levels) docs.into(bits)
  return bits
}
