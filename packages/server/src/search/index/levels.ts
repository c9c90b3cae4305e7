import type { Need } from '@xinpu/trade/words'
import { typoPatternsOf, type SearchPlan, type ModelPlan } from '../search-plan.ts'
import { beginningWith, bytesOf, equalTo, type Range } from './arena.ts'
import { countOf, has, keep, put, type Bits } from './bits.ts'
import { asBits, asList, firstOf, type DocSet } from './doc-set.ts'
import { fewHolders, holdersOf } from './held.ts'
import { scratchOf, type Scratch } from './scratch.ts'
import type { Segment } from './segment.ts'
import { typoRuns } from './typo-runs.ts'
import { eachHolding, isHeld } from './trigrams.ts'

/** One rank of answers: the documents that have it and no better one. */
export interface Level {
  rank: number
  docs: DocSet
}

/** How many answers are enough: so many in order, and the rest only counted, up to a total. */
export interface AnswerLimits {
  hits: number
  total: number
}

/** No answer is left out. */
export const everything: AnswerLimits = { hits: Number.POSITIVE_INFINITY, total: Number.POSITIVE_INFINITY }

/** Which documents are let through, what is looked for beside the number itself, and where to stop. */
export interface Terms {
  through: Bits
  beyond: Fallbacks
  enough: AnswerLimits
}

/** What only a number that is not there is looked for as: other packings, typos. */
export interface Fallbacks {
  hasOrders: boolean
  hasSlips: boolean
}

/** A way to be found: its rank, and the documents that it finds. */
type Way = [rank: number, find: () => DocSet]

/** What is looked through, and what was met on the way. */
interface Taking {
  segment: Segment
  through: Bits
  met: Bits
  list: Scratch['list']
  enough: AnswerLimits
}

/** The answers to a search plan among the documents that are let through, best rank first; those behind enough are left out. */
export function levelsOf(segment: Segment, plan: SearchPlan, { through, beyond, enough }: Terms): Level[] {
  const { take, list } = scratchOf(segment)
  const taking = { segment, through, met: take(), list, enough }
  const levels: Level[] = []
  let count = 0
  for (const [rank, find] of waysOf(taking, plan, beyond)) {
    if (count >= Math.max(enough.hits, enough.total)) break
    const docs = find()
    count += docs.count
    if (docs.count > 0) levels.push({ rank, docs })
  }
  return levels
}

function waysOf(taking: Taking, { model, beside, need, meant }: SearchPlan, beyond: Fallbacks): Way[] {
  const words = (own: Need) => () => allInWords(taking, own)
  return [
    ...(model ? modelWays(beside ? inCompany(taking, beside) : taking, model, beyond) : []),
    ...(need && meant ? [[7, words(meant)] as Way] : []),
    ...(need ? [[meant ? 8 : 7, words(need)] as Way] : []),
  ]
}

function inCompany(taking: Taking, beside: Need): Taking {
  return { ...taking, through: keep(holdersOf(taking.segment, beside), taking.through) }
}

function modelWays(taking: Taking, model: ModelPlan, { hasOrders, hasSlips }: Fallbacks): Way[] {
  const { keys, keyOrder, plains, plainOrder } = taking.segment
  const [byKey, byPlain] = [
    { arena: keys, order: keyOrder },
    { arena: plains, order: plainOrder },
  ]
  const [key, plain] = [bytesOf(model.key), bytesOf(model.plain)]
  const slipped = () =>
    taken(taking, (take) => typoRuns(byPlain, typoPatternsOf(model.plain), (range) => eachIn(plainOrder, range, take)))
  const ordered = (orders: readonly string[]) => () =>
    taken(taking, (take) => orders.forEach((order) => eachIn(plainOrder, equalTo(byPlain, bytesOf(order)), take)))
  const ways: [boolean, Way][] = [
    [true, [0, () => inRun(taking, keyOrder, equalTo(byKey, key))]],
    [model.hasBeginnings, [1, () => inRun(taking, keyOrder, beginningWith(byKey, key))]],
    [model.hasAlike, [2, () => inRun(taking, plainOrder, beginningWith(byPlain, plain))]],
    [hasOrders, [3, ordered(model.orders.nearest)]],
    [hasOrders, [4, ordered(model.orders.farther)]],
    // Slips are looked for where nothing holds the text.
    [model.hasHolding && !hasSlips, [5, () => holdingText(taking, plain)]],
    [hasSlips, [6, slipped]],
  ]
  return ways.flatMap(([isOpen, way]) => (isOpen ? [way] : []))
}

/** Takes what is shown until that is enough. Whoever shows in the order of documents may stop when told. */
function taken({ through, met, list, enough }: Taking, show: (take: (doc: number) => boolean) => void): DocSet {
  const from = list.length
  const most = from + Math.max(enough.hits, enough.total)
  show((doc) => {
    if (!has(through, doc) || has(met, doc)) return true
    put(met, doc)
    list.push(doc)
    return list.length < most
  })
  return asList(list.values.subarray(from, list.length))
}

/** A run that is enough by itself is not taken whole: of its documents only the best known are wanted. */
function inRun(taking: Taking, order: Uint32Array, range: Range): DocSet {
  const { through, met, list, enough } = taking
  const most = Math.max(enough.hits, enough.total)
  const length = range.to - range.from
  const count = length > most ? length - leftOut(taking) - list.length : 0
  const docs = order.subarray(range.from, range.to)
  if (count < most || count === 0) return wholeRun(taking, docs)
  const best = firstOf(docs, enough.hits, (doc) => has(through, doc) && !has(met, doc))
  return { ...asList(best), count }
}

function wholeRun(taking: Taking, docs: Uint32Array): DocSet {
  const from = taking.list.length
  takeRun(taking, docs)
  return asList(taking.list.values.subarray(from, taking.list.length))
}

/** A long run is copied at once and thinned out where it stands: a call for each document would cost more than the rest. */
function takeRun({ through, met, list }: Taking, docs: Uint32Array): void {
  const from = list.length
  list.append(docs as Uint32Array<ArrayBuffer>)
  const { values } = list
  let end = from
  for (let place = from; place < from + docs.length; place += 1) {
    const doc = values[place]!
    const word = doc >>> 5
    const bit = 1 << (doc & 31)
    if ((through[word]! & ~met[word]! & bit) === 0) continue
    met[word]! |= bit
    values[end++] = doc
  }
  list.shorten(end)
}

/** Documents that hold a text somewhere. */
function holdingText(taking: Taking, text: Uint8Array): DocSet {
  const { list, enough, segment } = taking
  const from = list.length
  const most = from + Math.max(enough.hits, enough.total)
  eachHolding(segment.trigrams, segment.plains, text, (docs) => {
    takeRun(taking, docs)
    return list.length < most
  })
  return asList(list.values.subarray(from, list.length))
}

/** How many documents are not let through. */
const leftOut = ({ segment, through }: Taking): number => segment.ids.length - countOf(through)

function eachIn(order: Uint32Array, { from, to }: Range, take: (doc: number) => unknown): void {
  for (let place = from; place < to; place += 1) take(order[place]!)
}

/** Documents whose words answer to a need, and which have not been met. */
function allInWords(taking: Taking, need: Need): DocSet {
  const { segment, through, met } = taking
  const few = fewHolders(segment, need)
  if (few) return taken(taking, few)
  const bits = holdersOf(segment, need)
  for (let place = 0; place < bits.length; place += 1) {
    const fresh = bits[place]! & through[place]! & ~met[place]!
    bits[place] = fresh
    met[place]! |= fresh
  }
  return asBits(bits)
}

/** Whether a part that is still there begins with the text: then it is ordered as it is written. */
export function beginsWith({ plains, plainOrder }: Segment, { plain }: ModelPlan, live: Bits): boolean {
  const { from, to } = beginningWith({ arena: plains, order: plainOrder }, bytesOf(plain))
  return plainOrder.subarray(from, to).some((doc) => has(live, doc))
}

/** Whether a part that is still there holds the text in its model: then nobody slipped. */
export const holdsText = (segment: Segment, model: ModelPlan, live: Bits): boolean =>
  beginsWith(segment, model, live) ||
  isHeld(segment.trigrams, segment.plains, bytesOf(model.plain), (doc) => has(live, doc))
