import type { favour, history } from '@xinpu/contract/account'
import { sql } from 'kysely'
import type { FavourKind } from '../account/favour-kind.ts'
import { demandType } from '../account/recent-views.ts'
import type { ViewKind } from '../account/view-kind.ts'
import type { Db } from '../core/database.ts'
import { paginate } from '../core/paginate.ts'
import { isPublic } from './demand-queries.ts'

/** Tags that are offered; whoever has more sees the most used. */
const mostTags = 200

/** Posts that people keep. */
export const favouredDemands: FavourKind = {
  async isThere(db, id) {
    const found = db.selectFrom('demand').select('id').where('id', '=', id).where(isPublic)
    return (await found.executeTakeFirst()) !== undefined
  },

  async list(db, { accountId, keywords = '', tag = '', page }) {
    const query = db
      .selectFrom('favour')
      .innerJoin('demand', 'demand.id', 'favour.target_id')
      .select(['demand.id', 'favour.created_at as at', 'demand.id as demand_id', 'demand.type', 'model', 'tags'])
      .where('favour.account_id', '=', accountId)
      .where('favour.type', '=', demandType)
      .where(isPublic)
      .$if(keywords !== '', (found) => found.where(sql<boolean>`strpos(lower(model), lower(${keywords})) > 0`))
      .$if(tag !== '', (found) => found.where(sql<boolean>`${tag} = any(tags)`))
      .orderBy('favour.created_at', 'desc')
      .orderBy('demand.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map((row) => ({ ...present(row), tags: row.tags })), totalRecord: total }
  },

  tags: (db, accountId) => tagsOf(db, accountId),
}

/** Posts that people look at. */
export const viewedDemands: ViewKind = {
  shown: sql`select id from demand where ${isPublic}`,

  async list(db, { accountId, page }) {
    const query = db
      .selectFrom('recent_view')
      .innerJoin('demand', 'demand.id', 'recent_view.target_id')
      .select(['recent_view.id', 'viewed_at as at', 'demand.id as demand_id', 'demand.type', 'model'])
      .where('recent_view.account_id', '=', accountId)
      .where('recent_view.type', '=', demandType)
      .where(isPublic)
      .orderBy('viewed_at', 'desc')
      .orderBy('target_id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(present), totalRecord: total }
  },
}

const present = (row: {
  id: number
  at: Date
  demand_id: number
  type: 0 | 1
  model: string
}): history.RecentViewRecord => ({
  id: row.id,
  createTime: row.at.toISOString(),
  demandVO: { id: row.demand_id, type: row.type, model: row.model },
})

async function tagsOf(db: Db, accountId: number): Promise<favour.FavourTag[]> {
  const { rows } = await sql<favour.FavourTag>`
    select name, count(*)::int as count
    from favour join demand on demand.id = favour.target_id and ${isPublic} cross join unnest(tags) as name
    where favour.account_id = ${accountId} and favour.type = ${demandType}
    group by name order by count desc, name limit ${mostTags}
  `.execute(db)
  return rows
}
