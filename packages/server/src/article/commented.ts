import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import type { CommentKind } from './comment-kind.ts'

/** Articles that comments are about: those that are published. */
export const commentedArticles: CommentKind = {
  async find(db, id) {
    const row = await db
      .selectFrom('article')
      .select(['title', 'account_id'])
      .where('id', '=', id)
      .where('status', '=', 'PUBLISHED')
      .executeTakeFirst()
    return row && { title: row.title, ownerId: row.account_id, path: articlePath(id) }
  },

  async titles(db, ids) {
    const rows = await db.selectFrom('article').select(['id', 'title']).where('id', '=', oneOf(ids)).execute()
    return new Map(rows.map(({ id, title }) => [id, title]))
  },

  count: (tx: Db, id, count) => tx.updateTable('article').set({ comment_count: count }).where('id', '=', id).execute(),
}

/** The page of an article. */
export const articlePath = (id: number): string => `/news/article-details/${id}`
