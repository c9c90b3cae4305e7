import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** Counts the parts and datasheets of every brand and category anew; a category counts what is below it too. */
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
}
