import { demand } from '@xinpu/contract/demand'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { handIn } from '../admin/audit-queue.ts'
import { offenceMatter, reportFields } from '../admin/report-matter.ts'
import { throttleReports } from '../admin/report.ts'
import type { Db } from '../core/database.ts'
import { notify } from '../message/notify.ts'
import { demandSeenBy } from './demand-queries.ts'
import type { Posting } from './posting.ts'

/** What may be wrong, in the words of the form. */
const reasonLabels = demand.DemandReportReason.meta()?.['labels'] as Record<demand.DemandReportReason, string>

const pageOf = (id: unknown) => `/inquiry/demandDetails/${String(id)}`

/** Tells the reviewers what is wrong with a post; the same person again says it anew. */
export async function reportDemand(
  context: Posting,
  { id, reason, content = '' }: ParsedOf<typeof demand.report>,
): Promise<void> {
  const { db, user, now } = context
  await throttleReports(context, 'demand')
  const post = await demandSeenBy(db, id, undefined)
  await db.transaction().execute(async (tx) => {
    const said = { demand_id: id, account_id: user.id, reason, content, created_at: now() }
    const report = await tx
      .insertInto('demand_report')
      .values(said)
      .onConflict((conflict) => conflict.columns(['demand_id', 'account_id']).doUpdateSet({ reason, content }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const thing = `${post.type === 1 ? '求购' : '供应'} ${post.model}`
    await handIn(tx, {
      kind: 'demand',
      targetId: report.id,
      accountId: user.id,
      title: `${thing}：${reasonLabels[reason]}`,
      draft: {
        thing,
        reason: reasonLabels[reason],
        ...(content && { content }),
        ...(post.description && { description: post.description }),
        place: pageOf(id),
        demandId: id,
      },
      at: now(),
    })
  })
}

const fields = new Map([...reportFields('举报', '供求'), ['description', '描述']])

/** 举报供求 at the review desk: a report that holds takes the post down until its owner has changed it. */
export const demandMatter = offenceMatter(fields, '已下架', (tx, draft, reason) =>
  takePostDown(tx, Number(draft['demandId']), reason),
)

async function takePostDown(tx: Db, id: number, reason: string): Promise<void> {
  const taken = await tx
    .updateTable('demand')
    .set({ status: 'rejected', reject_reason: reason })
    .where('id', '=', id)
    .returning(['account_id', 'model'])
    .executeTakeFirst()
  if (!taken) return
  await notify(tx, {
    to: taken.account_id,
    kind: 'notification',
    title: `供求「${taken.model}」未通过审核`,
    content: `${reason}。修改后重发即可恢复。`,
    url: `/inquiry/createRequirements?id=${id}`,
  })
}
