import type { PartSort } from '@xinpu/contract/datasheet/part'
import type { SearchPlan } from '../search-plan.ts'
import type { ParamOrder } from '../part-search.ts'
import { asBits } from './doc-set.ts'
import type { Found } from './found.ts'
import { beginsWith, everything, holdsText, levelsOf, type Fallbacks, type AnswerLimits, type Level } from './levels.ts'
import { throughOf, type Narrowing } from './narrowed.ts'
import { scratchOf } from './scratch.ts'
import { sorterOf, type Sorter } from './sorter.ts'
import type { Segments, LiveSegment } from './segments.ts'

/** What the index is asked: a search plan, or nothing to list all. */
export interface Question extends Narrowing {
  plan: SearchPlan | undefined
  sort: PartSort | ParamOrder
  limit: number
  offset: number
  /** How far answers are counted; a total may be more. */
  counted: number
}

/** Everything is counted: people trust a total, and it costs little here. */
export const all = Number.POSITIVE_INFINITY

/** Parts in order, and how many there are in all, or at least as many as are counted. */
export interface Answer {
  hits: { id: number; rank: number }[]
  total: number
}

/** The best answers of all segments. */
export function find(segments: Segments, { plan, sort, limit, offset, counted, ...narrowing }: Question): Answer {
  const sorter = sorterOf(sort)
  const enough = sorter.isByDocument ? { hits: offset + limit, total: counted } : everything
  begin(segments)
  const answers = answersOf(segments, plan, { narrowing, enough })
  const total = answers.reduce((sum, { levels }) => sum + countIn(levels), 0)
  if (offset >= total) return { hits: [], total }
  const found = answers.flatMap(({ one, levels }) => bestOf(one, levels, { sorter, most: offset + limit }))
  const hits = found.sort(sorter.compare).slice(offset, offset + limit)
  return { hits: hits.map(({ one, doc, rank }) => ({ id: one.segment.ids[doc]!, rank })), total }
}

const countIn = (levels: readonly Level[]): number => levels.reduce((sum, { docs }) => sum + docs.count, 0)

/** A new question uses the room of the last one. */
export function begin(segments: Segments): void {
  for (const { segment } of segments) scratchOf(segment).clear()
}

/** The answers of every segment, rank by rank. */
export function answersOf(
  segments: Segments,
  plan: SearchPlan | undefined,
  { narrowing, enough }: { narrowing: Narrowing; enough: AnswerLimits },
): { one: LiveSegment; levels: Level[] }[] {
  const beyond = beyondOf(segments, plan)
  return segments.map((one) => {
    const through = throughOf(one.segment, narrowing, one.live)
    return {
      one,
      levels: plan ? levelsOf(one.segment, plan, { through, beyond, enough }) : [{ rank: 0, docs: asBits(through) }],
    }
  })
}

function beyondOf(segments: Segments, plan: SearchPlan | undefined): Fallbacks {
  const model = plan?.model
  if (!model) return { hasOrders: false, hasSlips: false }
  const { orders } = model
  return {
    hasOrders:
      orders.nearest.length + orders.farther.length > 0 &&
      !segments.some(({ segment, live }) => beginsWith(segment, model, live)),
    hasSlips: model.hasSlips && !segments.some(({ segment, live }) => holdsText(segment, model, live)),
  }
}

interface Wanted {
  sorter: Sorter
  most: number
}

/** The best of one segment. In the order of relevance that is the first documents; else all are compared. */
function bestOf(one: LiveSegment, levels: readonly Level[], { sorter, most }: Wanted): Found[] {
  if (sorter.isByDocument) return firstOf(one, levels, most)
  let best: Found[] = []
  const add = (found: Found) => {
    best.push(found)
    if (best.length >= most * 2 + 1000) best = best.sort(sorter.compare).slice(0, most)
  }
  for (const { rank, docs } of levels) for (const doc of docs.all()) add({ rank, doc, one })
  return best.sort(sorter.compare).slice(0, most)
}

function firstOf(one: LiveSegment, levels: readonly Level[], most: number): Found[] {
  const found: Found[] = []
  for (const { rank, docs } of levels)
    for (const doc of docs.first(Math.max(0, most - found.length))) found.push({ rank, doc, one })
  return found
}
