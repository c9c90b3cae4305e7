import { sql } from 'kysely'
import type { FavourKind } from '../account/favour-kind.ts'
import { agentType } from '../account/recent-views.ts'
import type { ViewKind } from '../account/view-kind.ts'
import type { Db } from '../core/database.ts'
import { paginate } from '../core/paginate.ts'
import { nameKey } from '../enterprise/enterprise-queries.ts'

/** Tags that are offered; whoever has more sees the most used. */
const mostTags = 200

/** Agents that people keep. */
export const favouredAgents: FavourKind = {
  async isThere(db, id) {
    const found = db.selectFrom('shown_seller').select('id').where('id', '=', id).where('kind', '=', 'agent')
    return (await found.executeTakeFirst()) !== undefined
  },

  async list(db, { accountId, keywords = '', tag = '', page }) {
    const query = db
      .selectFrom('favour')
      .innerJoin('shown_seller as seller', 'seller.id', 'favour.target_id')
      .select(['seller.id', 'favour.created_at as at', 'seller.name', 'logo', 'tags'])
      .where('favour.account_id', '=', accountId)
      .where('favour.type', '=', agentType)
      .where('seller.kind', '=', 'agent')
      .$if(keywords !== '', (found) => found.where(sql<boolean>`strpos(name_key, ${nameKey(keywords)}) > 0`))
      .$if(tag !== '', (found) => found.where(sql<boolean>`${tag} = any(tags)`))
      .orderBy('favour.created_at', 'desc')
      .orderBy('seller.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(({ tags, ...row }) => ({ ...present(row), tags })), totalRecord: total }
  },

  tags: async (db, accountId) => (await tagsOf(db, accountId)).rows,
}

/** Agents that people look at; the history of agents has a call of its own, which shows more of them. */
export const viewedAgents: ViewKind = {
  shown: sql`select id from shown_seller where kind = 'agent'`,

  async list(db, { accountId, page }) {
    const query = db
      .selectFrom('recent_view')
      .innerJoin('shown_seller as seller', 'seller.id', 'recent_view.target_id')
      .select(['seller.id', 'viewed_at as at', 'seller.name', 'logo'])
      .where('recent_view.account_id', '=', accountId)
      .where('recent_view.type', '=', agentType)
      .where('seller.kind', '=', 'agent')
      .orderBy('viewed_at', 'desc')
      .orderBy('seller.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(present), totalRecord: total }
  },
}

const present = ({ id, at, name, logo }: { id: number; at: Date; name: string; logo: string | null }) => ({
  id,
  createTime: at.toISOString(),
  agentVO: { id, name, fullLogo: logo ?? '' },
})

const tagsOf = (db: Db, accountId: number) =>
  sql<{ name: string; count: number }>`
    select tag as name, count(*)::int as count
    from favour join shown_seller as seller on seller.id = favour.target_id and kind = 'agent' cross join unnest(tags) as tag
    where favour.account_id = ${accountId} and favour.type = ${agentType}
    group by tag order by count desc, tag limit ${mostTags}
  `.execute(db)
