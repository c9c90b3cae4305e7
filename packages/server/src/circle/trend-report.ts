import { trend } from '@xinpu/contract/circle'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { handIn } from '../admin/audit-queue.ts'
import type { Context, User } from '../core/context.ts'
import { throttle } from '../core/throttle.ts'
import { trendPath } from './trend-queries.ts'
import { trendSeenBy } from './trend-seen.ts'

const pace = { most: 30, minutes: 24 * 60 }

const reasonLabels = trend.TrendReportReason.meta()?.['labels'] as Record<trend.TrendReportReason, string>

/** Tells the reviewers that something is wrong with a post; the same person again says it anew. */
export async function reportTrend(
  context: Context & { user: User },
  { id, reason, content }: ParsedOf<typeof trend.report>,
): Promise<void> {
  const { db, user, now } = context
  await throttle(context, `trend report ${user.id}`, pace)
  const row = await trendSeenBy(db, id, undefined)
  if (row.account_id === user.id) throw new Refusal('自己的帖子可以直接删除', 'CONFLICT')
  const thing = `帖子「${row.title || row.content.slice(0, 30)}」`
  await db.transaction().execute(async (tx) => {
    const kept = await tx
      .insertInto('report')
      .values({ account_id: user.id, kind: 'trend', target_id: id, reason, content, page: null, created_at: now() })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'kind', 'target_id'])
          .where('kind', 'in', ['article', 'comment', 'trend'])
          .doUpdateSet({ reason, content }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    const told = { thing, reason: reasonLabels[reason], ...(content && { content }), text: row.content }
    await handIn(tx, {
      kind: 'trendReport',
      targetId: kept.id,
      accountId: user.id,
      title: `${thing}：${reasonLabels[reason]}`,
      draft: { ...told, place: trendPath(id), id },
      at: now(),
    })
  })
}
