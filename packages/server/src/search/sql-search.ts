import type { PartSort } from '@xinpu/contract/datasheet/part'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'
import { everyPart, hitsOf, modelKeyOf, most, ranks } from './hits-sql.ts'
import { nameDirectory } from './name-directory.ts'
import type { FacetCount, ModelHint, PartFilter, PartHits, PartQuery, PartSearch } from './part-search.ts'
import { understand, type Term } from './understand.ts'
import { plainOf } from './words.ts'

/** Values of a facet that are counted out. */
const mostFacetValues = 60

/** Part search in plain SQL. */
export function sqlSearch(db: Db): PartSearch {
  const names = nameDirectory(db)
  const understood = async (text: string) => understand(text, await names())

  return {
    understand: understood,

    async find(query) {
      const understanding = await understood(query.text)
      const found = await page(db, query, understanding.terms)
      if (found.total > 0 || query.text.trim() === '') return { ...found, understanding, dropped: [] }
      const eased = await easedPage(db, query, understanding.terms)
      return { ...(eased ?? found), understanding, dropped: eased?.dropped ?? [] }
    },

    async facets({ text, ...filter }) {
      const { terms } = await understood(text)
      return facetsOf(db, text, terms, filter)
    },

    suggestModels: (text, limit) => modelsLike(db, text, limit),
  }
}

const orders: Record<PartSort, RawBuilder<unknown>> = {
  relevance: sql`rank, popularity desc, model_key, id`,
  stock: sql`coalesce(stock, 0) desc, rank, popularity desc, id`,
  newest: sql`created_at desc, id desc`,
}

interface HitRow {
  id: number
  rank: number
  total: number
}

async function page(db: Db, query: PartQuery, terms: readonly Term[]): Promise<Pick<PartHits, 'hits' | 'total'>> {
  const { rows } = await sql<HitRow>`
    with hits as materialized (${hitsFor(query.text, terms, query)})
    select hits.id, rank, (select least(count(*), ${most})::int from hits) as total
    from hits join part using (id)
    order by ${orders[query.sort]}
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

const hitsFor = (text: string, terms: readonly Term[], filter: PartFilter) =>
  text.trim() === '' ? everyPart(filter) : hitsOf(text, terms, filter)

/** Leaves out one word at a time, plain words first, until something is found. */
async function easedPage(db: Db, query: PartQuery, terms: readonly Term[]) {
  if (terms.length < 2) return undefined
  const byEase = [...terms].sort((a, b) => Number(b.chip.kind === 'text') - Number(a.chip.kind === 'text'))
  for (const left of byEase) {
    const rest = terms.filter((term) => term !== left)
    const text = rest.map(({ chip }) => chip.word).join(' ')
    const found = await page(db, { ...query, text }, rest)
    if (found.total > 0) return { ...found, dropped: [left.chip.word] }
  }
  return undefined
}

async function facetsOf(db: Db, text: string, terms: readonly Term[], filter: PartFilter): Promise<FacetCount[]> {
  const { rows } = await sql<FacetCount>`
    with hits as materialized (${hitsFor(text, terms, filter)}),
    found as (select brand_id, category_id, package, stock from hits join part using (id)),
    counts as (
      select 'brandId' as facet, brand_id::text as value, count(*)::int as count from found group by 2
      union all select 'categoryId', category_id::text, count(*)::int from found group by 2
      union all select 'package', package, count(*)::int from found where package <> '' group by 2
      union all select 'stock', 'true', count(*)::int from found where stock > 0
    ),
    ordered as (select *, row_number() over (partition by facet order by count desc, value) as place from counts)
    select facet, value, count from ordered where place <= ${mostFacetValues} order by facet, place
  `.execute(db)
  return rows
}

/**
 * Asked for a few of the most popular, the planner walks all parts by popularity until it has enough, which for a rare
 * beginning is the whole table; the sum hides that order from it. One letter is common enough for the walk.
 */
const popularFirst = (plain: string): RawBuilder<unknown> =>
  /^[a-z0-9]$/.test(plain) ? sql`popularity desc, id` : sql`popularity + 0 desc, id`

async function modelsLike(db: Db, text: string, limit: number): Promise<ModelHint[]> {
  const key = modelKeyOf(text)
  const plain = plainOf(text)
  if (plain === '') return []
  const order = popularFirst(plain)
  const { rows } = await sql<ModelHint>`
    with found as (
      (select id, case when model_key = ${key} then 0 else 1 end as rank from part where model_key >= ${key} and model_key < ${`${key}\uffff`} order by ${order} limit ${limit * 4})
      union all
      (select id, 2 from part where model_plain >= ${plain} and model_plain < ${`${plain}\uffff`} order by ${order} limit ${limit * 4})
    ), best as (select id, min(rank) as rank from found group by id)
    select part.id, model, short_name as "brandName"
    from best join part using (id) join brand on brand.id = brand_id
    order by rank, part.popularity desc, model_key, part.id
    limit ${limit}
  `.execute(db)
  return rows
}
