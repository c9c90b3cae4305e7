import type { ParamCondition, ParamRange, PartFilter } from '../part-search.ts'
import type { Arena } from './arena.ts'
import { lowerTextsOf, numbersOf } from './names.ts'
import { keep, noneOf, put, type Bits } from './bits.ts'
import { signedWith } from './held.ts'
import { signWord, type Segment } from './segment.ts'

/** A filter whose category is spelled out into itself and those below it. */
export type Narrowing = Omit<PartFilter, 'categoryId'> & { categoryIds?: readonly number[] | undefined }

/** The documents that a filter lets through, of those that are there; to be read only. */
export function throughOf(segment: Segment, narrowing: Narrowing, live: Bits): Bits {
  const sets = [...signSets(segment, narrowing), ...paramSets(segment, narrowing)]
  return sets.length > 0 ? sets.reduce(keep, live.slice()) : live
}

function signSets(segment: Segment, { brandIds, categoryIds, packages, inStock }: Narrowing): Bits[] {
  const words = [
    ...(brandIds?.length ? [brandIds.map(signWord.brand)] : []),
    ...(categoryIds ? [categoryIds.map(signWord.category)] : []),
    ...(packages?.length ? [packages.map(signWord.package)] : []),
    ...(inStock ? [[signWord.stock]] : []),
  ]
  return words.map((each) => signedWith(segment, each))
}

const paramSets = (segment: Segment, { params = [] }: Narrowing): Bits[] =>
  params.map((param) => answeringTo(segment, param))

const kept = new WeakMap<Segment, Map<string, Bits>>()
/** Conditions whose answers are kept: the list, its facets and its next page ask with the same ones. */
const mostKept = 64

/** The documents whose parameter is as a condition wants it; to be read only. */
function answeringTo(segment: Segment, condition: ParamCondition): Bits {
  const answers = kept.get(segment) ?? new Map<string, Bits>()
  kept.set(segment, answers)
  const key = JSON.stringify(condition)
  const bits = answers.get(key) ?? askedOf(segment, condition)
  answers.delete(key)
  answers.set(key, bits)
  if (answers.size > mostKept) answers.delete(answers.keys().next().value ?? '')
  return bits
}

function askedOf({ ids, params }: Segment, { name, unit, ranges, values }: ParamCondition): Bits {
  const bits = noneOf(ids.length)
  const named = numbersOf(params.names).get(name)
  if (named === undefined) return bits
  const ours = numbersOf(params.units).get(unit)
  const shown = shownAs(params.values, values)
  const { starts, docs } = params.tellers
  params.name.forEach((own, told) => {
    if (own !== named) return
    const touches =
      params.unit[told] === ours && ranges.some((range) => isTouched(range, params.low[told]!, params.high[told]!))
    if (!touches && !shown.has(params.value[told]!)) return
    for (let place = starts[told]!; place < starts[told + 1]!; place += 1) put(bits, docs[place]!)
  })
  return bits
}

/** A part without a number has NaN, which lies nowhere. */
const isTouched = (range: ParamRange, low: number, high: number): boolean =>
  low <= (range.high ?? Number.MAX_VALUE) && high >= (range.low ?? -Number.MAX_VALUE)

/** The numbers of the texts that read so in any case. */
function shownAs(arena: Arena, values: readonly string[]): Set<number> {
  if (values.length === 0) return new Set()
  const wanted = new Set(values.map((value) => value.toLowerCase()))
  return new Set(lowerTextsOf(arena).flatMap((text, number) => (wanted.has(text) ? [number] : [])))
}
