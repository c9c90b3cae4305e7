import type { AgentFacets } from '@xinpu/contract/agent'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { sellersLike, type SellerFilter } from './seller-list.ts'
import { hasProof, type Asked } from './seller-queries.ts'

/** Values of one kind that are offered; a list of agents has more brands than anybody reads. */
const most = 12

/** What agents of a filter can be narrowed by: each kind is counted as if nothing of its own kind were chosen. */
export async function agentFacets(db: Db, asked: Asked, filter: SellerFilter): Promise<AgentFacets> {
  const without = (...keys: (keyof SellerFilter)[]) =>
    sellersLike(db, asked, { ...filter, ...Object.fromEntries(keys.map((key) => [key, undefined])) })
      .clearSelect()
      .clearOrderBy()
      .select('seller.id')
  const [brands, categories, types, regions, letters, proven] = await Promise.all([
    brandsAmong(db, without('brandIds'), filter.brandIds ?? []),
    categoriesAmong(db, without('categoryId')),
    groupsAmong<'value'>(db, without('type'), sql`seller.type`, 'value'),
    groupsAmong<'value'>(db, without('region'), sql`split_part(seller.region, ' ', 1)`, 'value'),
    groupsAmong<'letter'>(db, without('letter'), sql`seller.letter`, 'letter'),
    without('hasProof').where(hasProof(asked.at)).execute(),
  ])
  return {
    brands,
    categories,
    types: types as AgentFacets['types'],
    regions: regions.slice(0, most),
    letters: letters.toSorted((one, other) => one.letter.localeCompare(other.letter)),
    proven: proven.length,
  }
}

type Found = ReturnType<ReturnType<typeof sellersLike>['clearSelect']>

async function brandsAmong(db: Db, found: Found, chosen: readonly number[]): Promise<AgentFacets['brands']> {
  const { rows } = await sql<AgentFacets['brands'][number]>`
    select brand.id, brand.name_cn as name, count(*)::int as count
    from sold_brand as sold join brand on brand.id = sold.brand_id
    where sold.seller_id in (${found})
    group by brand.id
    order by brand.id = ${oneOf(chosen)} desc, count desc, brand.popularity desc, brand.id
    limit ${most + chosen.length}
  `.execute(db)
  return rows
}

async function categoriesAmong(db: Db, found: Found): Promise<AgentFacets['categories']> {
  const { rows } = await sql<AgentFacets['categories'][number]>`
    select top.id, top.name, count(distinct line.seller_id)::int as count
    from shown_line as line
    cross join unnest(line.category_ids) as told (category_id)
    join category on category.id = told.category_id
    join category as top on top.id = coalesce(category.parent_id, category.id)
    where line.seller_id in (${found})
    group by top.id
    order by count desc, top.id
    limit ${most}
  `.execute(db)
  return rows
}

async function groupsAmong<Key extends string>(db: Db, found: Found, of: ReturnType<typeof sql>, key: Key) {
  const { rows } = await sql<Record<Key, string> & { count: number }>`
    select ${of} as ${sql.ref(key)}, count(*)::int as count
    from seller where seller.id in (${found}) and ${of} <> ''
    group by 1 order by count desc, 1
  `.execute(db)
  return rows
}
