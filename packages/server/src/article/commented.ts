import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import type { CommentKind } from './comment-kind.ts'

/** Articles that comments are about: those that are published. */
export const commentedArticles: CommentKind = {
  async find(db, id) {
    const row = await db
      .selectFrom('article')
      .select(['title', 'account_id', 'zone'])
      .where('id', '=', id)
      .where('status', '=', 'PUBLISHED')
      .executeTakeFirst()
    return row && { title: row.title, ownerId: row.account_id, path: articlePath(id, row.zone) }
  },

  async named(db, ids) {
    const rows = await db
      .selectFrom('article')
      .select(['id', 'title', 'zone'])
      .where('id', '=', oneOf(ids))
      .where('status', '=', 'PUBLISHED')
      .execute()
    return new Map(rows.map(({ id, title, zone }) => [id, { title, path: articlePath(id, zone) }]))
  },

  count: (tx: Db, id, count) => tx.updateTable('article').set({ comment_count: count }).where('id', '=', id).execute(),
}

/** The page of an article; courses and material have theirs in the zone. */
export function articlePath(id: number, zone: 'course' | 'datum' | null = null): string {
  if (zone === 'course') return `/prefecture/courseMaterialDetail?id=${id}`
  return zone === 'datum' ? `/prefecture/datumDetail?id=${id}` : `/news/article-details/${id}`
}
