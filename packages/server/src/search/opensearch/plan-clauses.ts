import type { Need } from '@xinpu/trade/words'
import { typoPatternsOf, type ModelPlan, type SearchPlan, type TypoPattern } from '../search-plan.ts'
import { all, any, type Clause } from './clause.ts'

/** A way to be found, and the rank of what is found so (`hits-sql.ts`). */
export type Way = readonly [rank: number, clause: Clause]

/** What only a number that is not there is looked for as: other packings, typos. */
export interface Fallbacks {
  hasOrders: boolean
  hasSlips: boolean
}

export const noFallbacks: Fallbacks = { hasOrders: false, hasSlips: false }

/** The ways in which a part answers to a plan. */
export function waysOf({ model, beside, need, meant }: SearchPlan, fallbacks: Fallbacks): Way[] {
  const named = model ? modelWays(model, fallbacks) : []
  return [
    ...(beside ? named.map(([rank, clause]): Way => [rank, all([clause, needClause(beside)])]) : named),
    ...(need && meant ? [[7, needClause(meant)] as const] : []),
    ...(need ? [[meant ? 8 : 7, needClause(need)] as const] : []),
  ]
}

function modelWays(
  { key, plain, hasBeginnings, hasAlike, hasHolding, orders }: ModelPlan,
  { hasOrders, hasSlips }: Fallbacks,
): Way[] {
  const ways: [boolean, Way][] = [
    [true, [0, { term: { key } }]],
    [hasBeginnings, [1, { prefix: { key: { value: key } } }]],
    [hasAlike, [2, beginning(plain)]],
    [hasOrders && orders.nearest.length > 0, [3, { terms: { plain: orders.nearest } }]],
    [hasOrders && orders.farther.length > 0, [4, { terms: { plain: orders.farther } }]],
    [hasHolding, [5, holding(plain)]],
    [hasSlips, [6, any(typoPatternsOf(plain).map(slipped))]],
  ]
  return ways.flatMap(([isOpen, way]) => (isOpen ? [way] : []))
}

/** Parts whose letters and digits begin so: where there is one, nobody meant another packing. */
export const beginning = (plain: string): Clause => ({ prefix: { plain: { value: plain } } })

/** Parts that hold the letters and digits: where there is one, nobody slipped. They are never `*` or `?`. */
export const holding = (plain: string): Clause => ({ wildcard: { 'plain.held': { value: `*${plain}*` } } })

const slipped = ({ head, hasGap, tail, goesOn }: TypoPattern): Clause => ({
  wildcard: { 'plain.held': { value: `${head}${hasGap ? '?' : ''}${tail}${goesOn ? '*' : ''}` } },
})

/** Parts whose words answer to a need. */
export function needClause(need: Need): Clause {
  if ('word' in need) return { term: { words: need.word } }
  if ('prefix' in need) return { prefix: { words: { value: need.prefix } } }
  if ('of' in need) return { bool: { filter: [needClause(need.of)], must_not: [needClause(need.but)] } }
  return 'all' in need ? all(need.all.map(needClause)) : any(need.any.map(needClause))
}
