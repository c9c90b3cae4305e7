import type { favour } from '@xinpu/contract/account'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { datasheetType } from './kept-datasheets.ts'

/** Tags that are offered; whoever has more sees the most used. */
const most = 200

/** The tags on what a person keeps and can still see, the most used first. */
export async function tagsOf(db: Db, accountId: number): Promise<favour.FavourTag[]> {
  const { rows } = await sql<favour.FavourTag>`
    select name, count(*)::int as count
    from favour
    join datasheet on datasheet.id = favour.target_id and datasheet.state = 'published'
    cross join unnest(tags) as name
    where account_id = ${accountId} and favour.type = ${datasheetType}
    group by name
    order by count desc, name
    limit ${most}
  `.execute(db)
  return rows
}
