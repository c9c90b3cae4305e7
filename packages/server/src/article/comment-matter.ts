import type { Matter } from '../admin/audit-matter.ts'
import { handIn } from '../admin/audit-queue.ts'
import type { Db } from '../core/database.ts'
import { notify } from '../message/notify.ts'

/** Comments of a new account that a reviewer sees before others do, and links that make one suspect at any time. */
const firstReviewed = 3
const mostLinks = 2

interface About {
  title: string
  path: string
  at: Date
}

/** How what somebody says is reviewed before others see it; undefined where it is not. */
export async function commentMatterOf(tx: Db, accountId: number, content: string) {
  const links = content.match(/https?:\/\/|www\./gi)?.length ?? 0
  const passed = await tx
    .selectFrom('comment')
    .select('id')
    .where('account_id', '=', accountId)
    .where('is_pending', '=', false)
    .limit(firstReviewed)
    .execute()
  if (passed.length >= firstReviewed && links <= mostLinks) return undefined
  return {
    handIn: (id: number, { title, path, at }: About) =>
      handIn(tx, {
        kind: 'comment',
        targetId: id,
        accountId,
        title: `${title}：${content.slice(0, 40)}`,
        draft: { thing: title, content, place: path },
        at,
      }),
  }
}

/** 评论 at the review desk: what passes is seen by everybody, what does not is gone. */
export const commentMatter: Matter = {
  fields: new Map([
    ['thing', '评论对象'],
    ['content', '评论'],
    ['place', '地址'],
  ]),

  evidence: () => [],

  async pass(tx, { target_id }) {
    await tx.updateTable('comment').set({ is_pending: false }).where('id', '=', target_id).execute()
    await recountArticles(tx, target_id)
  },

  async reject(tx, { target_id, account_id, draft }, { remark }) {
    await tx.deleteFrom('comment').where('id', '=', target_id).execute()
    const title = '您的评论未通过审核'
    const content = `「${String(draft['thing'])}」下的评论：${remark}`
    await notify(tx, { to: account_id, kind: 'notification', title, content })
  },
}

/** The verdict has no more than the transaction: it counts what it knows of. */
async function recountArticles(tx: Db, commentId: number): Promise<void> {
  const row = await tx
    .selectFrom('comment')
    .select('target_id')
    .where('id', '=', commentId)
    .where('kind', '=', 2)
    .executeTakeFirst()
  if (!row) return
  const { count } = await tx
    .selectFrom('comment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 2)
    .where('target_id', '=', row.target_id)
    .where('is_pending', '=', false)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('article')
    .set({ comment_count: Number(count) })
    .where('id', '=', row.target_id)
    .execute()
}
