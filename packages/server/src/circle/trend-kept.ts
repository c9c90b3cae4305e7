import type { favour } from '@xinpu/contract/account'
import { sql } from 'kysely'
import type { FavourKind } from '../account/favour-kind.ts'
import type { Db } from '../core/database.ts'
import { paginate } from '../core/paginate.ts'
import { trends, trendType } from './trend-queries.ts'

/** Tags that are offered. */
const mostTags = 200

/** Posts of a person, in every state, the newest first. */
export const ownTrends = (db: Db, accountId: number) =>
  trends(db, accountId)
    .where('trend.account_id', '=', accountId)
    .where('trend.status', '<>', 'deleted')
    .orderBy('trend.id', 'desc')

/** Posts that a person keeps and everybody can still see, the last kept first. */
export const keptTrends = (db: Db, accountId: number) =>
  trends(db, accountId)
    .innerJoin('favour', 'favour.target_id', 'trend.id')
    .where('favour.type', '=', trendType)
    .where('favour.account_id', '=', accountId)
    .where('trend.status', '=', 'published')
    .orderBy('favour.created_at', 'desc')
    .orderBy('trend.id', 'desc')

const titleOf = sql<string>`coalesce(nullif(trend.title, ''), left(trend.content, 30))`

/** Posts that people keep. */
export const favouredTrends: FavourKind = {
  async isThere(db, id) {
    const found = db.selectFrom('trend').select('id').where('id', '=', id).where('status', '=', 'published')
    return (await found.executeTakeFirst()) !== undefined
  },

  async list(db, { accountId, keywords = '', tag = '', page }) {
    const query = kept(db, accountId)
      .select(['trend.id', 'favour.created_at as at', 'favour.tags', titleOf.as('title')])
      .$if(keywords !== '', (found) => found.where(sql<boolean>`strpos(lower(${titleOf}), lower(${keywords})) > 0`))
      .$if(tag !== '', (found) => found.where(sql<boolean>`${tag} = any(favour.tags)`))
      .orderBy('favour.created_at', 'desc')
      .orderBy('trend.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    const data = rows.map(({ id, at, tags, title }) => ({
      id,
      createTime: at.toISOString(),
      trendsVO: { id, title },
      tags,
    }))
    return { data, totalRecord: total }
  },

  async tags(db, accountId): Promise<favour.FavourTag[]> {
    const { rows } = await sql<favour.FavourTag>`
      select name, count(*)::int as count
      from favour join trend on trend.id = favour.target_id and trend.status = 'published' cross join unnest(favour.tags) as name
      where favour.account_id = ${accountId} and favour.type = ${trendType}
      group by name order by count desc, name limit ${mostTags}
    `.execute(db)
    return rows
  },
}

const kept = (db: Db, accountId: number) =>
  db
    .selectFrom('favour')
    .innerJoin('trend', 'trend.id', 'favour.target_id')
    .where('favour.account_id', '=', accountId)
    .where('favour.type', '=', trendType)
    .where('trend.status', '=', 'published')
