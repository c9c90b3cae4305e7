import type { ParamCondition, ParamRange, PartFilter } from '../part-search.ts'
import type { Arena } from './arena.ts'
import { lowerTextsOf, numbersOf } from './names.ts'
import { keep, noneOf, putRun, type Bits } from './bits.ts'
import { putSigned } from './held.ts'
import { answerCache } from './answer-cache.ts'
import { scratchOf } from './scratch.ts'
import { signWord, type Segment } from './segment.ts'

/** A filter whose category is spelled out into itself and those below it. */
export type Narrowing = Omit<PartFilter, 'categoryId'> & { categoryIds?: readonly number[] | undefined }

/** The documents that a filter lets through, of some; to be read only, and good until the next question. */
export function throughOf(segment: Segment, narrowing: Narrowing, some: Bits): Bits {
  const signs = signsOf(narrowing)
  const params = narrowing.params ?? []
  if (signs.length + params.length === 0) return some
  const { take, give } = scratchOf(segment)
  const through = take()
  through.set(some)
  for (const words of signs) {
    keep(through, putSigned(segment, words, take()))
    give()
  }
  for (const param of params) keep(through, answeringTo(segment, param))
  return through
}

/** The words that documents have one of, for each way that they are narrowed. */
const signsOf = ({ brandIds, categoryIds, packages, inStock }: Narrowing): string[][] => [
  ...(brandIds?.length ? [brandIds.map(signWord.brand)] : []),
  ...(categoryIds ? [categoryIds.map(signWord.category)] : []),
  ...(packages?.length ? [packages.map(signWord.package)] : []),
  ...(inStock ? [[signWord.stock]] : []),
]

const conditions = answerCache<Segment, Bits>(64)

/** The documents whose parameter is as a condition wants it; to be read only. */
const answeringTo = (segment: Segment, condition: ParamCondition): Bits =>
  conditions(segment, JSON.stringify(condition), () => askedOf(segment, condition))

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
    putRun(bits, docs, { from: starts[told]!, to: starts[told + 1]! })
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
