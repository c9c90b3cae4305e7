import type { Aim, ModelAim } from '../aim.ts'
import { beginningWith, bytesOf, equalTo, type Range } from './arena.ts'
import { has, type Bits } from './bits.ts'
import { asList, type DocSet } from './doc-set.ts'
import { eachHolder, holdersOf } from './held.ts'
import { scratchOf } from './scratch.ts'
import type { Segment } from './segment.ts'
import { slipRuns } from './slips.ts'
import { eachHolding, isHeld } from './trigrams.ts'

/** One rank of answers: the documents that have it and no better one. */
export interface Level {
  rank: number
  docs: DocSet
}

type Visit = (doc: number) => void

/** A way to be found: its rank, and what shows the documents that it finds. */
type Way = [rank: number, show: (visit: Visit) => void]

/** The answers to an aim among the documents that are let through, best rank first. */
export function levelsOf(segment: Segment, aim: Aim, through: Bits, hasSlips: boolean): Level[] {
  const { marks, list } = scratchOf(segment)
  list.clear()
  const levels = waysOf(segment, aim, hasSlips).map(([rank, show]): Level => {
    const from = list.length
    show((doc) => {
      if (marks[doc] === 1 || !has(through, doc)) return
      marks[doc] = 1
      list.push(doc)
    })
    return { rank, docs: asList(list.values.slice(from, list.length)) }
  })
  for (let place = 0; place < list.length; place += 1) marks[list.at(place)] = 0
  return levels.filter(({ docs }) => docs.count > 0)
}

function waysOf(segment: Segment, { model, beside, need, meant }: Aim, hasSlips: boolean): Way[] {
  const company = model && beside && holdersOf(segment, beside)
  const models = model ? modelWays(segment, model, hasSlips) : []
  const words: Way[] = need ? [[meant ? 6 : 5, (visit) => eachHolder(segment, need, visit)]] : []
  return [
    ...(company ? models.map((way) => inCompany(way, company)) : models),
    ...(need && meant ? [[5, (visit: Visit) => eachHolder(segment, meant, visit)] as Way] : []),
    ...words,
  ]
}

const inCompany = ([rank, show]: Way, company: Bits): Way => [
  rank,
  (visit) => show((doc) => void (has(company, doc) && visit(doc))),
]

function modelWays(segment: Segment, model: ModelAim, hasSlips: boolean): Way[] {
  const { keys, keyOrder, plains, plainOrder, trigrams } = segment
  const [byKey, byPlain] = [
    { arena: keys, order: keyOrder },
    { arena: plains, order: plainOrder },
  ]
  const [key, plain] = [bytesOf(model.key), bytesOf(model.plain)]
  const run =
    (order: Uint32Array, range: () => Range) =>
    (visit: Visit): void =>
      eachIn(order, range(), visit)
  const ways: [boolean, Way][] = [
    [true, [0, run(keyOrder, () => equalTo(byKey, key))]],
    [model.hasBeginnings, [1, run(keyOrder, () => beginningWith(byKey, key))]],
    [model.hasAlike, [2, run(plainOrder, () => beginningWith(byPlain, plain))]],
    [model.hasHolding, [3, (visit) => eachHolding(trigrams, plains, plain, visit)]],
    [hasSlips, [4, (visit) => slipRuns(byPlain, model.slips, (range) => eachIn(plainOrder, range, visit))]],
  ]
  return ways.flatMap(([isOpen, way]) => (isOpen ? [way] : []))
}

function eachIn(order: Uint32Array, { from, to }: Range, visit: Visit): void {
  for (let place = from; place < to; place += 1) visit(order[place]!)
}

/** Whether a part that is still there holds the text in its model: then nobody slipped. */
export const holdsText = (segment: Segment, { plain }: ModelAim, live: Bits): boolean =>
  isHeld(segment.trigrams, segment.plains, bytesOf(plain), (doc) => has(live, doc))
