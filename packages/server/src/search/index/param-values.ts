import type { ParamFacet } from '../part-search.ts'
import { lowerTextsOf, numbersOf, textsOf } from './names.ts'
import type { Tally } from './param-facets.ts'
import { lastLetter } from '../../core/begins-with.ts'

/** Values of a parameter that are told. */
const mostValues = 60

type Value = ParamFacet['values'][number]

/** One thing that is told: a number, a range, or words; so often, or by one part that tells more than one. */
interface Told {
  low: number
  high: number
  isFigure: boolean
  words: string
  lower: string
  count: number
  /** Which part, where it tells more than one thing. */
  teller: string | undefined
}

/** The unit that most of what is told has; empty where all are words. */
export function commonestUnit(tallies: readonly Tally[]): string {
  const counts = new Map<string, number>()
  const add = (unit: string, count: number) => counts.set(unit, (counts.get(unit) ?? 0) + count)
  for (const { params, once, twice } of tallies) {
    const units = textsOf(params.units)
    for (const [told, count] of once) add(units[params.unit[told]!]!, count)
    for (const [told] of twice) add(units[params.unit[told]!]!, 1)
  }
  counts.delete('')
  const [best] = [...counts].sort(([one, count], [other, most]) => most - count || (one < other ? -1 : 1))
  return best?.[0] ?? ''
}

/** Numbers and words of a parameter with their counts, and where its numbers end. */
export function paramValues(tallies: readonly Tally[], unit: string): Pick<ParamFacet, 'low' | 'high' | 'values'> {
  const told = tallies.flatMap((tally, segment) => toldOf(tally, unit, segment))
  const figures = told.filter(({ isFigure }) => isFigure)
  const numbers = counted(
    figures.filter(({ low, high }) => low === high),
    ({ low }) => [low],
  )
  const single = [...numbers.keys()].sort((one, other) => one - other)
  const ranges = figures.filter(({ low, high }) => low < high)
  const holders = counted(ranges, ({ low, high }) => single.filter((number) => number >= low && number <= high))
  const worded = told.filter(({ isFigure, low, high, words }) => words !== '' && !(isFigure && low === high))
  const words = counted(worded, ({ lower }) => [lower])
  const least = leastWords(worded)
  const values: Value[] = [
    ...[...numbers].map(([number, count]) => ({ number, count: count + (holders.get(number) ?? 0) })),
    ...[...words].map(([lower, count]) => ({ words: least.get(lower) ?? lower, count })),
  ]
  return {
    low:
      figures.length > 0 ? figures.reduce((low, figure) => Math.min(low, figure.low), Number.POSITIVE_INFINITY) : null,
    high:
      figures.length > 0
        ? figures.reduce((high, figure) => Math.max(high, figure.high), Number.NEGATIVE_INFINITY)
        : null,
    values: values.sort(commonestFirst).slice(0, mostValues),
  }
}

function toldOf({ params, once, twice }: Tally, unit: string, segment: number): Told[] {
  // No unit is the unit of no figure.
  const ours = unit === '' ? undefined : numbersOf(params.units).get(unit)
  const [texts, lowers] = [textsOf(params.values), lowerTextsOf(params.values)]
  const one = (told: number, count: number, teller: string | undefined): Told => {
    const [low, high, value] = [params.low[told]!, params.high[told]!, params.value[told]!]
    const isFigure = params.unit[told] === ours && !Number.isNaN(low)
    return { low, high, isFigure, words: texts[value]!, lower: lowers[value]!, count, teller }
  }
  return [
    ...once.map(([told, count]) => one(told, count, undefined)),
    ...twice.map(([told, doc]) => one(told, 1, `${segment} ${doc}`)),
  ]
}

/** How many parts have each key; one that tells a key twice counts once. */
function counted<Key>(told: readonly Told[], keysOf: (one: Told) => readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>()
  const met = new Map<Key, Set<string>>()
  const isMet = (key: Key, teller: string): boolean => {
    const tellers = met.get(key) ?? new Set()
    met.set(key, tellers)
    return tellers.size === tellers.add(teller).size
  }
  for (const one of told) {
    const { teller } = one
    const keys = keysOf(one).filter((key) => teller === undefined || !isMet(key, teller))
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + one.count)
  }
  return counts
}

/** Of the spellings of some words the first in order. */
function leastWords(told: readonly Told[]): Map<string, string> {
  const least = new Map<string, string>()
  for (const { words, lower } of told) if (words < (least.get(lower) ?? lastLetter)) least.set(lower, words)
  return least
}

/** Ties: the least number first, words behind numbers. */
function commonestFirst(one: Value, other: Value): number {
  if (one.count !== other.count) return other.count - one.count
  if ('number' in one && 'number' in other) return one.number - other.number
  if ('words' in one && 'words' in other) return one.words < other.words ? -1 : 1
  return 'number' in one ? -1 : 1
}
