import type { ParamFacet } from '../part-search.ts'
import { has } from './bits.ts'
import type { Answers, Asked } from './facet-counts.ts'
import { answersOf } from './finding.ts'
import type { Level } from './levels.ts'
import { textsOf } from './names.ts'
import { commonestUnit, paramValues } from './param-values.ts'
import type { Params } from './segment.ts'
import type { Shelf } from './shelf.ts'

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

/** The parameters of what is found; one that is narrowed by is looked for anew without its own conditions. */
export function paramFacets(shelf: Shelf, { aim, narrowing, base }: Asked): ParamFacet[] {
  const params = narrowing.params ?? []
  const narrowed = new Set(params.map(({ name }) => name))
  const told = [
    ...toldIn(base).filter(({ name }) => !narrowed.has(name)),
    ...[...narrowed].flatMap((own) => {
      const others = { ...narrowing, params: params.filter(({ name }) => name !== own) }
      const found = toldIn(answersOf(shelf, aim, others)).filter(({ name }) => name === own)
      return found.map((each) => ({ ...each, isNarrowed: true }))
    }),
  ]
  return told
    .sort((one, other) => Number(other.isNarrowed) - Number(one.isNarrowed) || byCount(one, other))
    .slice(0, mostParams)
    .sort(byCount)
    .map(facetOf)
    .filter(({ values }) => values.length > 0)
}

const byCount = (one: ToldParam, other: ToldParam): number =>
  other.count - one.count || (one.name < other.name ? -1 : 1)

function toldIn(answers: Answers): ToldParam[] {
  const byName = new Map<string, ToldParam>()
  for (const { standing, levels } of answers) {
    const { params } = standing.segment
    tallied(params, levels).forEach((tally, number) => {
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
function tallied(params: Params, levels: readonly Level[]): Map<number, Tally> {
  const { starts, entries, twice, name } = params
  const counts = new Uint32Array(name.length)
  const tallies = new Map<number, Tally>()
  const tallyOf = (told: number): Tally => {
    const known = tallies.get(name[told]!) ?? { params, once: [], twice: [] }
    tallies.set(name[told]!, known)
    return known
  }
  for (const { docs } of levels)
    docs.each((doc) => {
      const isTwice = has(twice, doc)
      for (let entry = starts[doc]!; entry < starts[doc + 1]!; entry += 1) {
        if (isTwice) tallyOf(entries[entry]!).twice.push([entries[entry]!, doc])
        else counts[entries[entry]!]! += 1
      }
    })
  counts.forEach((count, told) => count > 0 && tallyOf(told).once.push([told, count]))
  return tallies
}

const partsIn = ({ once, twice }: Tally): number =>
  once.reduce((sum, [, count]) => sum + count, 0) + new Set(twice.map(([, doc]) => doc)).size

function facetOf({ name, tallies, count }: ToldParam): ParamFacet {
  const unit = commonestUnit(tallies)
  return { name, unit, count, ...paramValues(tallies, unit), exact: true }
}
