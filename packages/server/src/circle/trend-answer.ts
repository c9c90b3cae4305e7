import type { trend } from '@xinpu/contract/circle'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import type { Context, User } from '../core/context.ts'
import { notify } from '../message/notify.ts'
import { presentWhole, trendPath } from './trend-queries.ts'
import { commentOn, trendSeenBy } from './trend-seen.ts'

/** Accepts an answer to one's own question, or takes it back; whoever gave it is told once. */
export async function acceptAnswer(
  context: Context & { user: User },
  { id, commentId }: ParsedOf<typeof trend.accept>,
): Promise<trend.TrendsVO> {
  const { db, user } = context
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('trend')
      .select(['kind', 'title', 'content', 'answer_id'])
      .where('id', '=', id)
      .where('account_id', '=', user.id)
      .where('status', '=', 'published')
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new Refusal('没有找到这个提问', 'NOT_FOUND')
    if (row.kind !== 'question') throw new Refusal('只有提问可以采纳回答', 'CONFLICT')
    const answer = commentId === undefined ? undefined : await commentOn(tx, id, commentId)
    if (commentId !== undefined && !answer) throw new Refusal('没有找到这条回答，它可能已被删除', 'NOT_FOUND')
    if ((answer?.id ?? null) === row.answer_id) return
    await tx
      .updateTable('trend')
      .set({ answer_id: answer?.id ?? null })
      .where('id', '=', id)
      .execute()
    if (!answer || answer.account_id === user.id) return
    const told = { title: `您的回答被采纳：${row.title || row.content.slice(0, 30)}`, content: answer.content }
    const target = { type: 'trend', id } as const
    const url = `${trendPath(id)}#c${answer.id}`
    await notify(tx, { to: answer.account_id, from: user.id, kind: 'comment', ...told, url, target })
  })
  return presentWhole(context, await trendSeenBy(db, id, user.id))
}
