import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'
import type { ParamCondition, ParamOrder, ParamRange } from './part-search.ts'

/** The parameters of a part as rows; an end that is not told lies where the other does. */
export const toldParams = sql`(
  select name, value, unit, coalesce(low, high) as low, coalesce(high, low) as high
  from jsonb_to_recordset(params) as raw (name text, value text, unit text, low float8, high float8)
)`

/** Whether a part is as a condition wants it. */
export function paramSql({ name, unit, ranges, values }: ParamCondition): RawBuilder<unknown> {
  const ways = [
    sql`false`,
    ...(ranges.length > 0 ? [sql`(unit = ${unit} and (${sql.join(ranges.map(touchesSql), sql` or `)}))`] : []),
    ...(values.length > 0 ? [sql`lower(value) in (${sql.join(values.map((value) => sql`lower(${value})`))})`] : []),
  ]
  return sql`exists (select from ${toldParams} as told where name = ${name} and (${sql.join(ways, sql` or `)}))`
}

const touchesSql = ({ low, high }: ParamRange): RawBuilder<unknown> =>
  sql`(low <= ${high ?? Number.MAX_VALUE}::float8 and high >= ${low ?? -Number.MAX_VALUE}::float8)`

/** What a part is sorted by, to be joined beside it. */
export const orderParam = ({ param }: ParamOrder): RawBuilder<unknown> =>
  sql`left join lateral (
    select low as number, value collate "C" as words from ${toldParams} as told where name = ${param} limit 1
  ) as sorted on true`

/** Least first or greatest first; what has no number goes by its words, and what is not told comes last. */
export const orderedByParam = ({ descending }: ParamOrder): RawBuilder<unknown> => {
  const direction = descending ? sql`desc` : sql`asc`
  return sql`sorted.number ${direction} nulls last, sorted.words ${direction} nulls last, popularity desc, model_key, id`
}

/** The units of some parameters, in a category or anywhere, the commonest first. */
export async function unitsOf(
  db: Db,
  names: readonly string[],
  categoryId: number | undefined,
): Promise<Map<string, string[]>> {
  if (names.length === 0) return new Map()
  const { rows } = await sql<{ name: string; units: string[] }>`
    select name, array_agg(unit order by count desc, unit) as units
    from (
      select name, unit, sum(part_count) as count from category_parameter
      where name in (${sql.join(names)}) and unit <> '' ${categoryId === undefined ? sql`` : sql`and ${within(categoryId)}`}
      group by name, unit
    ) as found
    group by name
  `.execute(db)
  return new Map(rows.map(({ name, units }) => [name, units]))
}

/** A leaf, or a parent with all below it. */
export const within = (categoryId: number): RawBuilder<unknown> =>
  sql`category_id in (select id from category where id = ${categoryId} or parent_id = ${categoryId})`
