import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/**
 * Counts the parts and datasheets of every brand and category anew, and what parameters the parts of a category tell; a
 * category counts what is below it too.
 */
export async function refreshCounts(db: Db): Promise<void> {
  await sql`
    update brand set part_count = counted.parts, datasheet_count = counted.sheets
    from (
      select brand.id, coalesce(parts.count, 0)::int as parts, coalesce(sheets.count, 0)::int as sheets
      from brand
      left join (select brand_id, count(*) from part group by brand_id) parts on parts.brand_id = brand.id
      left join (select brand_id, count(*) from datasheet where state = 'published' group by brand_id) sheets on sheets.brand_id = brand.id
    ) counted
    where counted.id = brand.id and (part_count, datasheet_count) <> (counted.parts, counted.sheets)
  `.execute(db)
  await sql`
    with own as (select category_id, count(*) from part group by category_id)
    update category set part_count = counted.parts
    from (
      select above.id, coalesce(sum(own.count), 0)::int as parts
      from category above
      left join category below on below.id = above.id or below.parent_id = above.id
      left join own on own.category_id = below.id
      group by above.id
    ) counted
    where counted.id = category.id and part_count <> counted.parts
  `.execute(db)
  await countParameters(db)
}

async function countParameters(db: Db): Promise<void> {
  await sql`
    with counted as materialized (
      select category_id, told.name, told.unit, count(*)::int as count, count(told.origin)::int as read_count
      from part cross join lateral jsonb_to_recordset(params) as told (name text, unit text, origin text)
      where length(told.name) between 1 and 60 and length(told.unit) <= 60
      group by 1, 2, 3
    ),
    gone as (
      delete from category_parameter as kept
      where not exists (select from counted where (category_id, name, unit) = (kept.category_id, kept.name, kept.unit))
    )
    insert into category_parameter as kept (category_id, name, unit, part_count, read_count)
    select category_id, name, unit, count, read_count from counted
    on conflict (category_id, name, unit) do update
    set part_count = excluded.part_count, read_count = excluded.read_count
    where (kept.part_count, kept.read_count) <> (excluded.part_count, excluded.read_count)
  `.execute(db)
}
