import { trend } from '@xinpu/contract/circle'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { handInReport, throttleReports } from '../admin/report.ts'
import type { Context, User } from '../core/context.ts'
import { trendPath } from './trend-queries.ts'
import { trendSeenBy } from './trend-seen.ts'

const reasonLabels = trend.TrendReportReason.meta()?.['labels'] as Record<trend.TrendReportReason, string>

/** Tells the reviewers that something is wrong with a post; the same person again says it anew. */
export async function reportTrend(
  context: Context & { user: User },
  { id, reason, content }: ParsedOf<typeof trend.report>,
): Promise<void> {
  const { db, user } = context
  await throttleReports(context, 'trend')
  const row = await trendSeenBy(db, id, undefined)
  if (row.account_id === user.id) throw new Refusal('自己的帖子可以直接删除', 'CONFLICT')
  await handInReport(context, {
    matter: 'trendReport',
    kind: 'trend',
    id,
    thing: `帖子「${row.title || row.content.slice(0, 30)}」`,
    place: trendPath(id),
    reason,
    reasonLabel: reasonLabels[reason],
    content,
    told: { text: row.content },
  })
}
