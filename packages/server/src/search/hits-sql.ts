import { countCeiling } from '@xinpu/contract/page'
import type { Term } from '@xinpu/trade/understanding'
import { tsqueryOf } from '@xinpu/trade/words'
import { sql, type RawBuilder } from 'kysely'
import { searchPlanOf, typoPatternsOf, type SearchPlan, type ModelPlan, type TypoPattern } from './search-plan.ts'
import { paramSql, within } from './param-sql.ts'
import type { PartFilter } from './part-search.ts'
import { beginsWith } from '../core/begins-with.ts'

/**
 * Ranks of a hit, best first. Another packing ranks twice: the nearest, and others. So do words: as what they
 * mean, and as text that holds them.
 */
export const ranks = ['exact', 'prefix', 'alike', 'suffix', 'suffix', 'substring', 'typo', 'words', 'words'] as const

/** Each way of being found is followed this far, and a total says no more. */
export const most = countCeiling + 1

/** In SQL alone, a list can be narrowed to what came after a part. */
export interface SqlFilter extends PartFilter {
  after?: number
}

/** The parts that answer to a text with their rank; each rank stops at the ceiling of counting. */
function hitsOf(text: string, terms: readonly Term[], filter: SqlFilter): RawBuilder<unknown> {
  const narrowed = filterSql(filter)
  const { model: plan, beside, ...words } = searchPlanOf(text, terms)
  // What only comes near by a typo is no news, and would have the whole table read.
  const model = plan && filter.after !== undefined ? { ...plan, hasSlips: false } : plan
  const company = beside ? sql`${narrowed} and words @@ ${tsqueryOf(beside)}::tsquery` : narrowed
  const ways = [...(model ? modelWays(model, company) : []), ...wordsWays(words, narrowed)]
  return ways.length > 0
    ? sql`select id, min(rank) as rank from (${sql.join(ways, sql` union all `)}) as found group by id`
    : sql`select 0 as id, 0 as rank where false`
}

/** The same for a list as well, where the text is empty: everything that a filter lets through. */
export const hitsFor = (
  text: string,
  terms: readonly Term[],
  filter: SqlFilter,
  isWhole = false,
): RawBuilder<unknown> => (text.trim() === '' ? everyPart(filter, isWhole) : hitsOf(text, terms, filter))

/** The most popular; or all of them, for an order of another kind. */
const everyPart = (filter: SqlFilter, isWhole: boolean): RawBuilder<unknown> =>
  sql`(select id, 7 as rank from part where ${filterSql(filter)} ${isWhole ? sql`` : sql`order by popularity desc, id limit ${most}`})`

function modelWays(
  { key, plain, hasBeginnings, hasAlike, hasHolding, hasSlips, orders }: ModelPlan,
  narrowed: RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  const way = (rank: number, condition: RawBuilder<unknown>) =>
    sql`(select id, ${sql.lit(rank)} as rank from part where ${condition} and ${narrowed} order by popularity desc, id limit ${most})`
  return [
    sql`(select id, 0 as rank from part where model_key = ${key} and ${narrowed})`,
    ...(hasBeginnings ? [way(1, beginsWith('model_key', key))] : []),
    ...(hasAlike ? [way(2, beginsWith('model_plain', plain))] : []),
    ...(orders.nearest.length > 0 ? [way(3, ordered(orders.nearest, plain))] : []),
    ...(orders.farther.length > 0 ? [way(4, ordered(orders.farther, plain))] : []),
    ...(hasHolding ? [way(5, sql`strpos(model_plain, ${plain}) > 0`)] : []),
    ...(hasSlips ? [way(6, slipped(typoPatternsOf(plain), plain))] : []),
  ]
}

/** A number that is there is meant as it stands. */
const ordered = (plains: readonly string[], plain: string): RawBuilder<unknown> =>
  sql`not exists (select from part where ${beginsWith('model_plain', plain)}) and model_plain = any (${plains}::text[])`

/** The whole table is read for this, but only where no model holds the text. */
const slipped = (typos: readonly TypoPattern[], plain: string): RawBuilder<unknown> =>
  sql`not exists (select from part where strpos(model_plain, ${plain}) > 0) and model_plain like any (${typos.map(patternOf)}::text[])`

const patternOf = ({ head, hasGap, tail, goesOn }: TypoPattern) =>
  `${head}${hasGap ? '_' : ''}${tail}${goesOn ? '%' : ''}`

function wordsWays(
  { need, meant }: Pick<SearchPlan, 'need' | 'meant'>,
  narrowed: RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  if (!need) return []
  const rank = meant ? sql`case when words @@ ${tsqueryOf(meant)}::tsquery then 7 else 8 end` : sql`7`
  return [
    sql`(select id, ${rank} as rank from part where words @@ ${tsqueryOf(need)}::tsquery and ${narrowed} order by ${meant ? sql`rank, ` : sql``}popularity desc, id limit ${most})`,
  ]
}

function filterSql({ brandIds, categoryId, packages, inStock, after, params = [] }: SqlFilter): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    ...(brandIds?.length ? [sql`brand_id in (${sql.join(brandIds)})`] : []),
    ...(categoryId ? [within(categoryId)] : []),
    ...(packages?.length ? [sql`package in (${sql.join(packages)})`] : []),
    ...(inStock ? [sql`stock > 0`] : []),
    ...(after === undefined ? [] : [sql`part.id > ${after}`]),
    ...params.map(paramSql),
  ]
  return sql.join(conditions, sql` and `)
}
