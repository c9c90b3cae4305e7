import type { favour, history } from '@xinpu/contract/account'
import { sql } from 'kysely'
import type { FavourKind } from '../account/favour-kind.ts'
import type { ViewKind } from '../account/view-kind.ts'
import type { Db } from '../core/database.ts'
import { paginate } from '../core/paginate.ts'
import { articleType } from './article-queries.ts'

/** Tags that are offered; whoever has more sees the most used. */
const mostTags = 200

const isPublic = sql<boolean>`article.status = 'PUBLISHED'`

/** Articles that people keep. */
export const favouredArticles: FavourKind = {
  async isThere(db, id) {
    const found = db.selectFrom('article').select('id').where('id', '=', id).where(isPublic)
    return (await found.executeTakeFirst()) !== undefined
  },

  async list(db, { accountId, keywords = '', tag = '', page }) {
    const query = db
      .selectFrom('favour')
      .innerJoin('article', 'article.id', 'favour.target_id')
      .select(['article.id', 'article.id as article_id', 'favour.created_at as at', 'title', 'cover', 'source', 'tags'])
      .where('favour.account_id', '=', accountId)
      .where('favour.type', '=', articleType)
      .where(isPublic)
      .$if(keywords !== '', (found) => found.where(sql<boolean>`strpos(lower(title), lower(${keywords})) > 0`))
      .$if(tag !== '', (found) => found.where(sql<boolean>`${tag} = any(tags)`))
      .orderBy('favour.created_at', 'desc')
      .orderBy('article.id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map((row) => ({ ...present(row), tags: row.tags })), totalRecord: total }
  },

  tags: (db, accountId) => tagsOf(db, accountId),
}

/** Articles that people read. */
export const viewedArticles: ViewKind = {
  shown: sql`select id from article where ${isPublic}`,

  async list(db, { accountId, page }) {
    const query = db
      .selectFrom('recent_view')
      .innerJoin('article', 'article.id', 'recent_view.target_id')
      .select(['recent_view.id', 'article.id as article_id', 'viewed_at as at', 'title', 'cover', 'source'])
      .where('recent_view.account_id', '=', accountId)
      .where('recent_view.type', '=', articleType)
      .where(isPublic)
      .orderBy('viewed_at', 'desc')
      .orderBy('target_id', 'desc')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(present), totalRecord: total }
  },
}

interface Kept {
  id: number
  article_id: number
  at: Date
  title: string
  cover: string
  source: string
}

const present = ({ id, article_id, at, title, cover, source }: Kept): history.RecentViewRecord => ({
  id,
  createTime: at.toISOString(),
  articleDTO: { id: article_id, title, imgUrl: cover, source },
})

async function tagsOf(db: Db, accountId: number): Promise<favour.FavourTag[]> {
  const { rows } = await sql<favour.FavourTag>`
    select name, count(*)::int as count
    from favour join article on article.id = favour.target_id and ${isPublic} cross join unnest(tags) as name
    where favour.account_id = ${accountId} and favour.type = ${articleType}
    group by name order by count desc, name limit ${mostTags}
  `.execute(db)
  return rows
}
