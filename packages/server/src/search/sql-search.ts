import type { PartSort } from '@xinpu/contract/datasheet/part'
import { type Term, understand } from '@xinpu/trade/understanding'
import { plainOf } from '@xinpu/trade/words'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'
import { hintPlan, modelKeyOf } from './search-plan.ts'
import { countedTerms, easedAnswer } from './easing.ts'
import { facetsOf, totalsOf } from './facets-sql.ts'
import { hitsFor, most, ranks } from './hits-sql.ts'
import { nameDirectory } from './name-directory.ts'
import { orderedByParam, orderParam, unitsOf } from './param-sql.ts'
import type { ModelHint, PartHits, PartQuery, PartSearch } from './part-search.ts'
import { beginsWith } from '../core/begins-with.ts'

/** Part search in plain SQL. */
export function sqlSearch(db: Db): PartSearch {
  const names = nameDirectory(db)
  const understood = async (text: string) => understand(text, await names())

  return {
    understand: understood,

    async find(query) {
      const understanding = await understood(query.text)
      const found = await page(db, query, understanding.terms)
      if (found.total > 0 || query.isWhole || query.text.trim() === '') return { ...found, understanding, dropped: [] }
      const eased = await easedAnswer(understanding.terms, (text, rest) => page(db, { ...query, text }, rest))
      return { ...(eased ?? found), understanding, dropped: eased?.dropped ?? [] }
    },

    async facets({ text, ...filter }) {
      const { terms } = await understood(text)
      const count = async (text: string, terms: readonly Term[]) => {
        const [total = 0] = await totalsOf(db, [{ text, terms, filter }])
        return { total, text, terms }
      }
      const told = await countedTerms(text, terms, count)
      return facetsOf(db, { ...told, filter })
    },

    async totals(text, filters) {
      const { terms } = await understood(text)
      return totalsOf(
        db,
        filters.map((filter) => ({ text, terms, filter })),
      )
    },

    unitsOf: (names, categoryId) => unitsOf(db, names, categoryId),

    async suggestModels(text, limit) {
      const beginning = await modelsLike(db, text, limit)
      return beginning.length > 0 ? beginning : modelsHolding(db, text, limit)
    },
  }
}

const orders: Record<PartSort, RawBuilder<unknown>> = {
  relevance: sql`rank, popularity desc, model_key, id`,
  stock: sql`coalesce(stock, 0) desc, rank, popularity desc, model_key, id`,
  newest: sql`created_at desc, id desc`,
}

/** Popularity alone tells where a list may stop; another order looks at the whole category. */
const isOfWhole = ({ sort, categoryId }: PartQuery): boolean => sort !== 'relevance' && categoryId !== undefined

interface HitRow {
  id: number
  rank: number
  total: number
}

async function page(db: Db, query: PartQuery, terms: readonly Term[]): Promise<Pick<PartHits, 'hits' | 'total'>> {
  const { rows } = await sql<HitRow>`
    with hits as materialized (${hitsFor(query.text, terms, query, isOfWhole(query))})
    select hits.id, rank, (select least(count(*), ${most})::int from hits) as total
    from hits join part using (id) ${typeof query.sort === 'object' ? orderParam(query.sort) : sql``}
    order by ${typeof query.sort === 'object' ? orderedByParam(query.sort) : orders[query.sort]}
    limit ${query.limit} offset ${query.offset}
  `.execute(db)
  const isListed = query.text.trim() === ''
  const hits = rows.map(({ id, rank }) => ({ id, match: isListed ? undefined : ranks[rank] }))
  return { hits, total: rows[0]?.total ?? (query.offset > 0 ? await countHits(db, query, terms) : 0) }
}

/** Beyond the last page there is no row to carry the total. */
async function countHits(db: Db, query: PartQuery, terms: readonly Term[]): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select least(count(*), ${most})::int as total from (${hitsFor(query.text, terms, query)}) as hits`.execute(db)
  return rows[0]?.total ?? 0
}

/**
 * Asked for a few of the most popular, the planner walks all parts by popularity until it has enough, which for a rare
 * beginning is the whole table; the sum hides that order from it. One letter is common enough for the walk.
 */
const popularFirst = (plain: string): RawBuilder<unknown> =>
  /^[a-z0-9]$/.test(plain) ? sql`popularity desc, model_key, id` : sql`popularity + 0 desc, model_key, id`

async function modelsLike(db: Db, text: string, limit: number): Promise<ModelHint[]> {
  const key = modelKeyOf(text)
  const plain = plainOf(text)
  if (plain === '') return []
  const order = popularFirst(plain)
  const { rows } = await sql<ModelHint>`
    with found as (
      (select id, 0 as rank from part where model_key = ${key})
      union all
      (select id, 1 from part where ${beginsWith('model_key', key)} order by ${order} limit ${limit * 4})
      union all
      (select id, 2 from part where ${beginsWith('model_plain', plain)} order by ${order} limit ${limit * 4})
    ), best as (select id, min(rank) as rank from found group by id)
    select part.id, model, short_name as "brandName"
    from best join part using (id) join brand on brand.id = brand_id
    order by rank, part.popularity desc, model_key, part.id
    limit ${limit}
  `.execute(db)
  return rows
}

/** The whole table is read for this, but only where no model begins so. */
async function modelsHolding(db: Db, text: string, limit: number): Promise<ModelHint[]> {
  const plain = hintPlan(text, true)?.model?.plain
  if (plain === undefined) return []
  const { rows } = await sql<ModelHint>`
    select part.id, model, short_name as "brandName" from part join brand on brand.id = brand_id
    where strpos(model_plain, ${plain}) > 0
    order by part.popularity desc, model_key, part.id
    limit ${limit}
  `.execute(db)
  return rows
}
