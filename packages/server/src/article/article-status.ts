import type { ArticleStatus } from '@xinpu/contract/article'
import { Refusal } from '@xinpu/contract/refusal'
import { withdraw } from '../admin/audit-queue.ts'
import type { Context, User } from '../core/context.ts'
import { takeRevision } from './revision.ts'
import { lockMine } from './save-draft.ts'

/** Where its writer may move an article; PENDING and PUBLISHED are reached by handing in and by the review. */
const moves: Record<ArticleStatus, readonly ArticleStatus[]> = {
  DRAFT: ['DELETEED'],
  PENDING: ['DRAFT'],
  PUBLISHED: ['DISMOUNT'],
  DISMOUNT: ['DRAFT', 'DELETEED'],
  DELETEED: [],
}

const labels: Record<ArticleStatus, string> = {
  DRAFT: '草稿',
  PENDING: '审核中',
  PUBLISHED: '已发布',
  DISMOUNT: '已下架',
  DELETEED: '已删除',
}

/** Moves an article on; where it is already changes nothing. What was being written on it is kept. */
export async function moveArticle(
  { db, user, now }: Context & { user: User },
  { id, status }: { id: number; status: ArticleStatus },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await lockMine(tx, id, user.id)
    if (row.status === status) return
    if (!moves[row.status].includes(status))
      throw new Refusal(`文章现在是「${labels[row.status]}」，不能改成「${labels[status]}」`, 'CONFLICT')
    await withdraw(tx, { kind: 'article', targetId: id })
    await tx
      .updateTable('article')
      .set({ status, sent: '', is_passed: false, updated_at: now() })
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('article_word').where('article_id', '=', id).execute()
    await takeRevision(tx, id)
  })
}
