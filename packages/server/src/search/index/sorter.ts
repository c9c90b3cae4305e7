import type { PartSort } from '@xinpu/contract/datasheet/part'
import type { ParamOrder } from '../part-search.ts'
import { compareAcross } from './arena.ts'
import { byRelevance, type Found } from './found.ts'
import { numbersOf } from './names.ts'
import type { Segment } from './segment.ts'

/** An order of what was found. */
export interface Sorter {
  compare: (one: Found, other: Found) => number
  /** Whether documents of one rank already stand in this order. */
  isByDocument: boolean
}

export const sorterOf = (sort: PartSort | ParamOrder): Sorter =>
  typeof sort === 'string' ? sorters[sort] : { compare: byParam(sort), isByDocument: false }

const sorters: Record<PartSort, Sorter> = {
  relevance: { compare: byRelevance, isByDocument: true },
  stock: { compare: (one, other) => stockOf(other) - stockOf(one) || byRelevance(one, other), isByDocument: false },
  newest: {
    compare: (one, other) => createdOf(other) - createdOf(one) || idOf(other) - idOf(one),
    isByDocument: false,
  },
}

const stockOf = ({ one, doc }: Found): number => one.segment.stocks[doc]!
const createdOf = ({ one, doc }: Found): number => one.segment.createds[doc]!
const idOf = ({ one, doc }: Found): number => one.segment.ids[doc]!

/** By the least end of a parameter, then by its words; what has neither comes last, either way. */
function byParam({ param, descending }: ParamOrder): Sorter['compare'] {
  const sign = descending ? -1 : 1
  return (one, other) => {
    const [told, otherTold] = [toldBy(one, param), toldBy(other, param)]
    const [a, b] = [one.one.segment, other.one.segment]
    return (
      lastWhere(told < 0, otherTold < 0) ||
      byNumber(numberAt(a, told), numberAt(b, otherTold), sign) ||
      (told < 0 ? 0 : sign * compareValues(a, told, { segment: b, told: otherTold })) ||
      byRelevance({ ...one, rank: 0 }, { ...other, rank: 0 })
    )
  }
}

const lastWhere = (one: boolean, other: boolean): number => Number(one) - Number(other)

const byNumber = (one: number, other: number, sign: number): number =>
  lastWhere(Number.isNaN(one), Number.isNaN(other)) || (Number.isNaN(one) ? 0 : sign * (one - other))

const numberAt = ({ params }: Segment, told: number): number => (told < 0 ? Number.NaN : params.low[told]!)

const compareValues = (one: Segment, told: number, other: { segment: Segment; told: number }): number =>
  compareAcross(one.params.values, one.params.value[told]!, {
    arena: other.segment.params.values,
    place: other.segment.params.value[other.told]!,
  })

/** What a part tells first under a name, or -1. */
function toldBy({ one, doc }: Found, name: string): number {
  const { params } = one.segment
  const named = numbersOf(params.names).get(name)
  if (named === undefined) return -1
  for (let entry = params.starts[doc]!; entry < params.starts[doc + 1]!; entry += 1)
    if (params.name[params.entries[entry]!] === named) return params.entries[entry]!
  return -1
}
