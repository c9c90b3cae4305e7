import { countCeiling } from '@xinpu/contract/page'
import type { Term } from '@xinpu/trade/understanding'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'
import { hitsFor, most } from './hits-sql.ts'
import { paramFacetsOf } from './param-facets-sql.ts'
import { facetNames, type FacetCounts, type FacetName, type FoundFacets, type PartFilter } from './part-search.ts'

/** Values of a facet that are counted out. */
const mostValues = 60

/** A text, how it is understood, and what narrows it. */
export interface Asked {
  text: string
  terms: readonly Term[]
  filter: PartFilter
}

/** All ways to narrow what is found. */
export async function facetsOf(db: Db, asked: Asked): Promise<FoundFacets> {
  return { facets: await partFacetsOf(db, asked), params: await paramFacetsOf(db, asked) }
}

/** How many parts each of some questions finds. */
export async function totalsOf(db: Db, questions: readonly Asked[]): Promise<number[]> {
  if (questions.length === 0) return []
  const totals = questions.map(
    ({ text, terms, filter }) =>
      sql`(select least(count(*), ${most})::int from (${hitsFor(text, terms, filter)}) as hits)`,
  )
  const { rows } = await sql<{ totals: number[] }>`select array[${sql.join(totals)}] as totals`.execute(db)
  return rows[0]?.totals ?? []
}

const valuesOf: Record<FacetName, RawBuilder<unknown>> = {
  stock: sql`case when stock > 0 then 'true' end`,
  categoryId: sql`category_id::text`,
  brandId: sql`brand_id::text`,
  package: sql`nullif(package, '')`,
}

const choices: Record<FacetName, keyof PartFilter> = {
  stock: 'inStock',
  categoryId: 'categoryId',
  brandId: 'brandIds',
  package: 'packages',
}

interface CountRow {
  facet: FacetName
  value: string | null
  count: number
  total: number
}

/** What a facet narrows is found anew without it; the others share what is found. */
async function partFacetsOf(db: Db, { text, terms, filter }: Asked): Promise<FacetCounts[]> {
  const found = (narrowed: PartFilter) =>
    sql`(select brand_id, category_id, package, stock from (${hitsFor(text, terms, narrowed)}) as hits join part using (id))`
  const partsFor = (name: FacetName) =>
    isSet(filter[choices[name]]) ? found({ ...filter, [choices[name]]: undefined }) : sql`base`
  const counted = facetNames.map((name) => countedSql(name, partsFor(name)))
  const { rows } = await sql<CountRow>`
    with base as materialized ${found(filter)} ${sql.join(counted, sql` union all `)}
  `.execute(db)
  return facetNames.map((facet) => facetOf(facet, rows))
}

const isSet = (choice: PartFilter[keyof PartFilter]): boolean =>
  Array.isArray(choice) ? choice.length > 0 : Boolean(choice)

/** Parts without a value make a row too, which leads: it carries the total where it is the only one. */
const countedSql = (name: FacetName, parts: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select * from (
    select ${sql.lit(name)} as facet, ${valuesOf[name]} as value, count(*)::int as count,
      (sum(count(*)) over ())::int as total
    from ${parts} as found group by 2
  ) as counted
  order by value is null desc, count desc, value collate "C"
  limit ${mostValues + 1}
)`

function facetOf(facet: FacetName, rows: readonly CountRow[]): FacetCounts {
  const own = rows.filter((row) => row.facet === facet)
  const values = own.flatMap(({ value, count }) => (value === null ? [] : [{ value, count }]))
  return { facet, values: values.slice(0, mostValues), exact: (own[0]?.total ?? 0) <= countCeiling }
}
