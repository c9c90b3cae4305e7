import type { ArticleStatus } from '@xinpu/contract/article'
import { Refusal } from '@xinpu/contract/refusal'
import { withdraw } from '../admin/audit-queue.ts'
import type { Db } from '../core/database.ts'
import { notify } from '../message/notify.ts'
import { isAsPassed } from './as-passed.ts'
import { articlePath } from './commented.ts'
import { takeRevision } from './revision.ts'
import { saveText } from './save-text.ts'

/** What administrators may make of an article: take it down, or publish again what they took down. */
export async function setArticleStatus(tx: Db, id: number, status: ArticleStatus): Promise<void> {
  if (status === 'DISMOUNT') return takeDown(tx, id, status, '管理员下架')
  if (status === 'PUBLISHED') return putBack(tx, id)
  throw new Refusal('文章不能改成这个状态', 'CONFLICT')
}

/** Nobody finds or reads it any more; its address says that it was there, and its writer why. */
export async function takeDown(tx: Db, id: number, status: 'DISMOUNT' | 'DELETEED', reason: string): Promise<void> {
  const row = await tx
    .updateTable('article')
    .set({ status, updated_at: new Date() })
    .where('id', '=', id)
    .where('status', 'in', ['PUBLISHED', status])
    .returning(['account_id', 'title'])
    .executeTakeFirst()
  if (!row) throw await refusalFor(tx, id)
  await tx.deleteFrom('article_word').where('article_id', '=', id).execute()
  await withdraw(tx, { kind: 'article', targetId: id })
  await takeRevision(tx, id)
  const title = `文章「${row.title}」已下架`
  await notify(tx, { to: row.account_id, kind: 'notification', title, content: reason })
}

async function putBack(tx: Db, id: number): Promise<void> {
  const row = await tx
    .selectFrom('article')
    .select(['account_id', 'title', 'status'])
    .where('id', '=', id)
    .where('status', 'in', ['DISMOUNT', 'PUBLISHED'])
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw await refusalFor(tx, id)
  if (row.status === 'PUBLISHED') return
  if (!(await isAsPassed(tx, id))) throw new Refusal('有未审核的修改，请作者重新提交', 'CONFLICT')
  await tx.updateTable('article').set({ status: 'PUBLISHED', updated_at: new Date() }).where('id', '=', id).execute()
  const text = await tx.selectFrom('article_text').select('content').where('article_id', '=', id).executeTakeFirst()
  await saveText(tx, id, text?.content ?? '')
  const title = `文章「${row.title}」已重新发布`
  await notify(tx, { to: row.account_id, kind: 'notification', title, content: row.title, url: articlePath(id) })
}

/** It is not there, or its state does not lead there. */
async function refusalFor(tx: Db, id: number): Promise<Refusal> {
  const row = await tx.selectFrom('article').select('status').where('id', '=', id).executeTakeFirst()
  return row ? new Refusal('文章现在不能这样处理', 'CONFLICT') : new Refusal('没有找到这篇文章', 'NOT_FOUND')
}
