import type { PartSort } from '@xinpu/contract/datasheet/part'
import type { Narrowing } from '../index/narrowed.ts'
import type { FacetName, ParamOrder, PartQuery } from '../part-search.ts'
import { hintPlan, type SearchPlan } from '../search-plan.ts'
import { all, any, everything, nothing, type Clause } from './clause.ts'
import { filterClauses, inStock } from './filter-clauses.ts'
import { beginning, holding, noFallbacks, waysOf, type Fallbacks, type Way } from './plan-clauses.ts'

/** What is asked of the engine in one search. */
export interface Question {
  query: Clause
  size: number
  from?: number
  sort?: Order[]
  _source: false | string[]
  track_scores?: true
  track_total_hits: boolean
  /** Documents of a shard after which nobody looks on. */
  terminate_after?: number
  aggs?: Partial<Record<FacetName, Aggregation>>
}

export type Order = Record<string, { order: 'asc' | 'desc'; missing?: '_last'; nested?: Nested }>
type Nested = { path: 'params'; filter: Clause }
export type Aggregation = { filter: Clause } | { terms: Terms }

interface Terms {
  field: string
  size: number
  shard_size: number
  order: [{ _count: 'desc' }, { _key: 'asc' }]
  exclude?: string[]
}

/** A plan and what only a number that is not there is looked for as; no plan lists everything. */
export interface Sought {
  plan: SearchPlan | undefined
  fallbacks: Fallbacks
}

/** A score is so much less a rank: the best way of being found scores most, and small numbers are exact in any float. */
const worst = 9
export const rankOf = (score: number): number => worst - score

/** A page of parts in order. */
export const pageQuestion = (
  { plan, fallbacks }: Sought,
  narrowing: Narrowing,
  { sort, limit, offset }: Pick<PartQuery, 'sort' | 'limit' | 'offset'>,
): Question => ({
  query: { bool: { must: [plan ? ranked(waysOf(plan, fallbacks)) : everything], filter: filterClauses(narrowing) } },
  size: limit,
  from: offset,
  sort: typeof sort === 'object' ? paramOrder(sort) : orders[sort],
  _source: false,
  track_scores: true,
  track_total_hits: true,
})

/** Nothing but how many there are. */
export const totalQuestion = (sought: Sought, narrowing: Narrowing): Question => ({
  query: all([foundClause(sought), ...filterClauses(narrowing)]),
  size: 0,
  _source: false,
  track_total_hits: true,
})

/** Some facets of what is found. */
export const facetQuestion = (sought: Sought, narrowing: Narrowing, facets: readonly FacetName[]): Question => ({
  ...totalQuestion(sought, narrowing),
  track_total_hits: false,
  aggs: Object.fromEntries(facets.map((facet) => [facet, aggregations[facet]])),
})

/** Whether any part begins with the letters and digits, and whether any holds them, however the list is narrowed. */
export const presenceQuestions = (plain: string): Question[] =>
  [beginning(plain), holding(plain)].map((query) => ({
    query: all([query]),
    size: 0,
    _source: false,
    track_total_hits: true,
    terminate_after: 1,
  }))

/** Models that begin with a text, or that hold it; nothing where it is no piece of a number. */
export function hintQuestion(text: string, limit: number, isHolding: boolean): Question | undefined {
  const plan = hintPlan(text, isHolding)
  if (!plan) return undefined
  const ways = waysOf(plan, noFallbacks).filter(([rank]) => isHolding === (rank === 5))
  return {
    query: ranked(ways),
    size: limit,
    sort: orders.relevance,
    _source: ['id', 'model', 'brand'],
    track_scores: true,
    track_total_hits: false,
  }
}

const foundClause = ({ plan, fallbacks }: Sought): Clause => {
  if (!plan) return everything
  const ways = waysOf(plan, fallbacks)
  return ways.length > 0 ? any(ways.map(([, clause]) => clause)) : nothing
}

const ranked = (ways: readonly Way[]): Clause =>
  ways.length === 0
    ? nothing
    : { dis_max: { queries: ways.map(([rank, filter]) => ({ constant_score: { filter, boost: worst - rank } })) } }

const best: Order = { _score: { order: 'desc' } }
const known: Order[] = [{ popularity: { order: 'desc' } }, { key: { order: 'asc' } }, { id: { order: 'asc' } }]

const orders: Record<PartSort, Order[]> = {
  relevance: [best, ...known],
  stock: [{ stock: { order: 'desc' } }, best, ...known],
  newest: [{ created: { order: 'desc' } }, { id: { order: 'desc' } }],
}

/** By the number of the first parameter of that name, then by its words; what is not told comes last, either way. */
function paramOrder({ param, descending }: ParamOrder): Order[] {
  const filter = all([{ term: { 'params.name': param } }, { term: { 'params.isFirst': true } }])
  const by = { order: descending ? 'desc' : 'asc', missing: '_last', nested: { path: 'params', filter } } as const
  return [{ 'params.low': by }, { 'params.value': by }, ...known]
}

/** Values of a facet that are told. */
const mostValues = 60
/** Values that each shard tells: more than there are brands, leaves or packages, so that every count is whole. */
const ofShard = 20_000

const counted = (field: string): { terms: Terms } => ({
  terms: { field, size: mostValues, shard_size: ofShard, order: [{ _count: 'desc' }, { _key: 'asc' }] },
})

const aggregations: Record<FacetName, Aggregation> = {
  stock: { filter: inStock },
  categoryId: counted('category'),
  brandId: counted('brand'),
  package: { terms: { ...counted('package').terms, exclude: [''] } },
}
