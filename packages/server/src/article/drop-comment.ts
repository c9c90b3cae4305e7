import { withdrawAll } from '../admin/audit-queue.ts'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { notify } from '../message/notify.ts'
import { recountArticle } from './comment-queries.ts'

/** Takes away a comment and the answers below it, with what waits for a decision on them and who liked them; answers it. */
export async function deleteComment(tx: Db, id: number) {
  const said = await tx
    .selectFrom('comment')
    .select('id')
    .where(({ eb, or }) => or([eb('id', '=', id), eb('thread_id', '=', id)]))
    .forUpdate()
    .execute()
  const ids = said.map((each) => each.id)
  await withdrawAll(tx, 'comment', ids)
  await tx.deleteFrom('liked').where('type', '=', 'comment').where('target_id', '=', oneOf(ids)).execute()
  const row = await tx.deleteFrom('comment').where('id', '=', id).returningAll().executeTakeFirst()
  if (row) await recountArticle(tx, row)
  return row
}

/** The same where it may not stay: its writer is told why, with the words, which nobody has to write again. */
export async function dropComment(tx: Db, id: number, { title, reason }: { title: string; reason: string }) {
  const row = await deleteComment(tx, id)
  if (!row) return
  const content = `${reason}；您写的是：${row.content}`
  await notify(tx, { to: row.account_id, kind: 'notification', title, content })
}
