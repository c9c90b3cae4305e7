import type { comment } from '@xinpu/contract/article'
import { Refusal } from '@xinpu/contract/refusal'
import type { CommentKind } from '../article/comment-kind.ts'
import type { LikeKind } from '../article/like-queries.ts'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { trendPath, trends, trendType, type TrendRow } from './trend-queries.ts'

/** A post as somebody may see it: others see what is published, and that something was there. */
export async function trendSeenBy(db: Db, id: number, accountId: number | undefined): Promise<TrendRow> {
  const row = await trends(db, accountId).where('trend.id', '=', id).executeTakeFirst()
  if (row && row.status !== 'deleted' && (row.status === 'published' || row.account_id === accountId)) return row
  const isGone = row?.status === 'removed' || row?.status === 'deleted'
  throw isGone
    ? new Refusal('这个帖子已删除', 'NOT_FOUND', { isGone: true })
    : new Refusal('没有找到这个帖子', 'NOT_FOUND')
}

const titleOf = ({ title, content }: { title: string; content: string }): string => title || content.slice(0, 30)

/** Posts that comments are about: those that are published. */
export const commentedTrends: CommentKind = {
  async find(db, id) {
    const row = await published(db, id)
    return row && { title: titleOf(row), ownerId: row.account_id, path: trendPath(id) }
  },

  async named(db, ids) {
    const rows = await db.selectFrom('trend').select(['id', 'title', 'content']).where('id', '=', oneOf(ids)).execute()
    return new Map(rows.map((row) => [row.id, { title: titleOf(row), path: trendPath(row.id) }]))
  },
}

/** Posts that people like. */
export const likedTrends: LikeKind = {
  count: async (db, id) => (await published(db, id))?.like_count,
  async change(tx, id, by) {
    const row = await tx
      .updateTable('trend')
      .set(({ eb }) => ({ like_count: eb('like_count', '+', by) }))
      .where('id', '=', id)
      .returning('like_count')
      .executeTakeFirstOrThrow()
    return row.like_count
  },
}

const published = (db: Db, id: number) =>
  db
    .selectFrom('trend')
    .select(['account_id', 'title', 'content', 'like_count'])
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst()

/** A comment on a post that everybody sees. */
export const commentOn = (db: Db, trendId: number, id: number) =>
  db
    .selectFrom('comment')
    .select(['id', 'account_id', 'content'])
    .where('id', '=', id)
    .where('kind', '=', trendType satisfies comment.CommentType)
    .where('target_id', '=', trendId)
    .where('is_pending', '=', false)
    .executeTakeFirst()
