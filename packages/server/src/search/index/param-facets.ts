import type { ParamFacet } from '../part-search.ts'
import { countOf, keep, listed, lowest, type Bits } from './bits.ts'
import { answerCache } from './answer-cache.ts'
import { narrowedTo, type Matches, type Matched } from './matching.ts'
import { textsOf } from './names.ts'
import { commonestUnit, paramValues } from './param-values.ts'
import type { Params } from './segment.ts'
import type { Segments } from './segments.ts'

const mostParams = 30

/** How many parts tell something of one parameter in one segment. */
export interface Tally {
  params: Params
  /** What is told, with the number of parts that tell only this of the parameter. */
  once: [told: number, count: number][]
  /** What parts tell that tell more than one thing of it: few, so each is looked at. */
  twice: [told: number, doc: number][]
}

interface ToldParam {
  name: string
  tallies: Tally[]
  /** Parts that tell it. */
  count: number
  isNarrowed: boolean
}

/** The parameters of what is found; one that is narrowed by is counted without its own conditions. */
export function paramFacets(looked: Matches): ParamFacet[] {
  const { left, narrowing } = looked
  const params = narrowing.params ?? []
  const narrowed = new Set(params.map(({ name }) => name))
  const told = [
    ...toldIn(left).filter(({ name }) => !narrowed.has(name)),
    ...[...narrowed].flatMap((own) => toldAlone(looked, own)),
  ]
  return told
    .sort((one, other) => Number(other.isNarrowed) - Number(one.isNarrowed) || byCount(one, other))
    .slice(0, mostParams)
    .sort(byCount)
    .map(facetOf)
    .filter(({ values }) => values.length > 0)
}

const alone = answerCache<Segments, ToldParam[]>(32)

/** One parameter without its own conditions: whoever moves its ends about changes nothing of it. */
function toldAlone({ segments, plan, found, narrowing }: Matches, own: string): ToldParam[] {
  const others = { ...narrowing, params: narrowing.params?.filter(({ name }) => name !== own) }
  return alone(segments, JSON.stringify([plan, own, others]), () =>
    toldIn(narrowedTo(found, others))
      .filter(({ name }) => name === own)
      .map((told) => ({ ...told, isNarrowed: true })),
  )
}

const byCount = (one: ToldParam, other: ToldParam): number =>
  other.count - one.count || (one.name < other.name ? -1 : 1)

function toldIn(found: readonly Matched[]): ToldParam[] {
  const byName = new Map<string, ToldParam>()
  for (const matched of found) {
    const { params } = matched.segment
    tallied(matched).forEach((tally, number) => {
      const name = textsOf(params.names)[number] ?? ''
      const known = byName.get(name) ?? { name, tallies: [], count: 0, isNarrowed: false }
      known.tallies.push(tally)
      known.count += partsIn(tally)
      byName.set(name, known)
    })
  }
  return [...byName.values()]
}

/** One look at every document that was found; what is told is then counted out by what it is, and not by part. */
function tallied({ segment: { params }, docs }: Matched): Map<number, Tally> {
  const tallies = new Map<number, Tally>()
  const tallyOf = (told: number): Tally => {
    const known = tallies.get(params.name[told]!) ?? { params, once: [], twice: [] }
    tallies.set(params.name[told]!, known)
    return known
  }
  countedOnce(params, docs).forEach((count, told) => count > 0 && tallyOf(told).once.push([told, count]))
  eachTwice(params, docs, (told, doc) => tallyOf(told).twice.push([told, doc]))
  return tallies
}

/** How many parts tell each thing, without those that tell a parameter more than once. */
function countedOnce({ starts, entries, twice, name }: Params, docs: Bits): Uint32Array {
  const counts = new Uint32Array(name.length)
  for (let place = 0; place < docs.length; place += 1)
    for (let rest = docs[place]! & ~twice[place]!; rest !== 0; rest &= rest - 1) {
      const doc = lowest(rest, place)
      countRun(counts, entries, starts[doc]!, starts[doc + 1]!)
    }
  return counts
}

function countRun(counts: Uint32Array, entries: Uint32Array, from: number, to: number): void {
  for (let entry = from; entry < to; entry += 1) counts[entries[entry]!]! += 1
}

function eachTwice({ starts, entries, twice }: Params, docs: Bits, visit: (told: number, doc: number) => void): void {
  const tellers = keep(docs.slice(), twice)
  for (const doc of listed(tellers, countOf(tellers)))
    entries.subarray(starts[doc], starts[doc + 1]).forEach((told) => visit(told, doc))
}

const partsIn = ({ once, twice }: Tally): number =>
  once.reduce((sum, [, count]) => sum + count, 0) + new Set(twice.map(([, doc]) => doc)).size

function facetOf({ name, tallies, count }: ToldParam): ParamFacet {
  const unit = commonestUnit(tallies)
  return { name, unit, count, ...paramValues(tallies, unit), exact: true }
}
