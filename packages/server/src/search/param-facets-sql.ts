import { countCeiling } from '@xinpu/contract/page'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'
import type { Asked } from './facets-sql.ts'
import { hitsFor } from './hits-sql.ts'
import { toldParams } from './param-sql.ts'
import type { ParamFacet } from './part-search.ts'

const mostParams = 30
const mostValues = 60

interface ValueRow {
  name: string
  unit: string
  told: number
  low: number | null
  high: number | null
  exact: boolean
  number: number | null
  words: string | null
  count: number
}

/** The parameters among what is found, where one leaf category is chosen. */
export async function paramFacetsOf(db: Db, asked: Asked): Promise<ParamFacet[]> {
  const { categoryId } = asked.filter
  if (!categoryId || !(await isLeaf(db, categoryId))) return []
  const { rows } = await sql<ValueRow>`
    with ${toldSql(asked)},
    params as materialized (
      select name, count(distinct id)::int as told, bool_and(exact) as exact,
        coalesce(mode() within group (order by unit collate "C") filter (where unit <> ''), '') as unit
      from told group by name order by name = any (${narrowedIn(asked)}::text[]) desc, count(distinct id) desc, name collate "C" limit ${mostParams}
    ),
    figures as materialized (
      select told.id, params.name, low, high from told join params using (name, unit) where unit <> '' and low is not null
    ),
    numbers as materialized (
      select name, low as number, count(distinct id)::int as count from figures where low = high group by 1, 2
    ),
    holders as (
      select name, number, count(distinct id)::int as count
      from numbers join figures using (name) where low < high and number between low and high group by 1, 2
    ),
    words as (
      select name, min(value collate "C") as words, count(distinct id)::int as count
      from told join params using (name)
      where value <> '' and not (params.unit <> '' and told.unit = params.unit and low is not null and low = high)
      group by name, lower(value)
    ),
    valued as (
      select name, number, null as words, numbers.count + coalesce(holders.count, 0) as count
      from numbers left join holders using (name, number)
      union all select name, null, words, count from words
    ),
    placed as (
      select *, row_number() over (partition by name order by count desc, number, words collate "C") as place from valued
    ),
    ends as (select name, min(low) as low, max(high) as high from figures group by name)
    select name, unit, told, low, high, exact, number, words, count
    from params left join ends using (name) join placed using (name)
    where place <= ${mostValues}
    order by told desc, name collate "C", place
  `.execute(db)
  return [...Map.groupBy(rows, ({ name }) => name).values()].flatMap(facetOf)
}

function facetOf(rows: readonly ValueRow[]): ParamFacet[] {
  const [first] = rows
  if (!first) return []
  const { name, unit, told: count, low, high, exact } = first
  return [{ name, unit, count, low, high, exact, values: rows.map(valueOf) }]
}

const valueOf = ({ number, words, count }: ValueRow): ParamFacet['values'][number] =>
  number === null ? { words: words ?? '', count } : { number, count }

const narrowedIn = ({ filter }: Asked): string[] => [...new Set(filter.params?.map(({ name }) => name))]

async function isLeaf(db: Db, categoryId: number): Promise<boolean> {
  const below = await db.selectFrom('category').select('id').where('parent_id', '=', categoryId).limit(1).execute()
  return below.length === 0
}

/** What every found part tells; a parameter that is narrowed by is looked for anew without its own conditions. */
function toldSql(asked: Asked): RawBuilder<unknown> {
  const { text, terms, filter } = asked
  const params = filter.params ?? []
  const narrowed = narrowedIn(asked)
  const told = (conditions: typeof params, which: RawBuilder<unknown>) => sql`(
    select id, exact, told.*
    from (
      select id, count(*) over () <= ${countCeiling} as exact
      from (${hitsFor(text, terms, { ...filter, params: conditions })}) as found
    ) as hits join part using (id)
    cross join lateral ${toldParams} as told where ${which})`
  const sets = [
    told(params, narrowed.length > 0 ? sql`name not in (${sql.join(narrowed)})` : sql`true`),
    ...narrowed.map((own) =>
      told(
        params.filter(({ name }) => name !== own),
        sql`name = ${own}`,
      ),
    ),
  ]
  return sql`told as materialized (${sql.join(sets, sql` union all `)})`
}
