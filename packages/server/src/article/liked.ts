import type { Db } from '../core/database.ts'
import type { LikeKind } from './like-queries.ts'

/** Articles that people like: those that are published. */
export const likedArticles: LikeKind = {
  async count(db, id) {
    const row = await db
      .selectFrom('article')
      .select('like_count')
      .where('id', '=', id)
      .where('status', '=', 'PUBLISHED')
      .executeTakeFirst()
    return row?.like_count
  },
  change: (tx, id, by) => changed(tx, 'article', id, by),
}

/** Comments that people like: those that everybody sees. */
export const likedComments: LikeKind = {
  async count(db, id) {
    const row = await db
      .selectFrom('comment')
      .select('like_count')
      .where('id', '=', id)
      .where('is_pending', '=', false)
      .executeTakeFirst()
    return row?.like_count
  },
  change: (tx, id, by) => changed(tx, 'comment', id, by),
}

/** The same of comments below posts: one like, by whichever name it was sent. */
export const likedTrendComments: LikeKind = {
  async count(db, id) {
    const row = await db
      .selectFrom('comment')
      .select('like_count')
      .where('id', '=', id)
      .where('kind', '=', 5)
      .where('is_pending', '=', false)
      .executeTakeFirst()
    return row?.like_count
  },
  change: (tx, id, by) => changed(tx, 'comment', id, by),
  keptAs: 'comment',
}

async function changed(tx: Db, table: 'article' | 'comment', id: number, by: 1 | -1): Promise<number> {
  const row = await tx
    .updateTable(table)
    .set(({ eb }) => ({ like_count: eb('like_count', '+', by) }))
    .where('id', '=', id)
    .returning('like_count')
    .executeTakeFirstOrThrow()
  return row.like_count
}
