import type { SpecDto } from '@xinpu/contract/datasheet'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { datasheets, presentDatasheet } from './datasheet-queries.ts'

/** Datasheets of one category that are looked at: those that people download most. */
const mostOfKind = 200

/** Datasheets that describe a part of this one, most in common first; then those of its category that people download most. */
export async function recommended(db: Db, id: number, size: number): Promise<SpecDto[]> {
  const own = await db
    .selectFrom('datasheet')
    .select('category_id')
    .where('id', '=', id)
    .where('state', '=', 'published')
    .executeTakeFirst()
  if (!own) throw new Refusal('没有找到这份资料', 'NOT_FOUND')
  const { rows } = await sql<{ id: number }>`
    with alike as (
      select other.datasheet_id as id, count(*)::int as shared
      from datasheet_part as mine
      join datasheet_part as other on other.part_id = mine.part_id and other.datasheet_id <> mine.datasheet_id
      where mine.datasheet_id = ${id} group by other.datasheet_id
      union all
      (select id, 0 from datasheet where category_id = ${own.category_id} and id <> ${id} and state = 'published'
        order by download_count desc, id limit ${mostOfKind})
    )
    select datasheet.id from alike join datasheet on datasheet.id = alike.id and state = 'published'
    group by datasheet.id order by max(shared) desc, download_count desc, datasheet.id limit ${size}`.execute(db)
  const ids = rows.map((row) => row.id)
  const found = await datasheets(db).where('datasheet.id', '=', oneOf(ids)).execute()
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)).map(presentDatasheet)
}
