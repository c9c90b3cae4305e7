import type { Narrowing } from '../index/narrowed.ts'
import type { ParamCondition, ParamRange } from '../part-search.ts'
import { all, any, nothing, type Clause } from './clause.ts'

export const inStock: Clause = { range: { stock: { gt: 0 } } }

/** What a filter asks of a part, a clause for each way to narrow. */
export const filterClauses = ({ brandIds, categoryIds, packages, inStock: isStocked, params }: Narrowing): Clause[] => [
  ...(brandIds?.length ? [{ terms: { brand: brandIds.map(String) } }] : []),
  ...(categoryIds ? [{ terms: { category: categoryIds.map(String) } }] : []),
  ...(packages?.length ? [{ terms: { package: [...packages] } }] : []),
  ...(isStocked ? [inStock] : []),
  ...(params ?? []).map(paramClause),
]

function paramClause({ name, unit, ranges, values }: ParamCondition): Clause {
  const ways = [
    ...(ranges.length > 0 ? [all([{ term: { 'params.unit': unit } }, any(ranges.map(touching))])] : []),
    ...(values.length > 0 ? [{ terms: { 'params.lower': values.map((value) => value.toLowerCase()) } }] : []),
  ]
  if (ways.length === 0) return nothing
  return { nested: { path: 'params', query: all([{ term: { 'params.name': name } }, any(ways)]) } }
}

/** An open end is the greatest number there is, and not no condition: a part without a number lies in no range. */
const touching = ({ low, high }: ParamRange): Clause =>
  all([
    { range: { 'params.low': { lte: high ?? Number.MAX_VALUE } } },
    { range: { 'params.high': { gte: low ?? -Number.MAX_VALUE } } },
  ])
