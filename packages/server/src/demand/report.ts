import { demand } from '@xinpu/contract/demand'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { reasonOf, type Matter } from '../admin/audit-matter.ts'
import { handIn } from '../admin/audit-queue.ts'
import { throttle } from '../core/throttle.ts'
import { notify } from '../message/notify.ts'
import { demandSeenBy } from './demand-queries.ts'
import type { Posting } from './posting.ts'

const pace = { most: 30, minutes: 24 * 60 }

/** What may be wrong, in the words of the form. */
const reasonLabels = demand.DemandReportReason.meta()?.['labels'] as Record<demand.DemandReportReason, string>

const pageOf = (id: unknown) => `/inquiry/demandDetails/${String(id)}`

/** Tells the reviewers what is wrong with a post; the same person again says it anew. */
export async function reportDemand(
  context: Posting,
  { id, reason, content = '' }: ParsedOf<typeof demand.report>,
): Promise<void> {
  const { db, user, now } = context
  await throttle(context, `demand report ${user.id}`, pace)
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

/** 举报供求 at the review desk: a report that holds takes the post down until its owner has changed it. */
export const demandMatter: Matter = {
  fields: new Map([
    ['thing', '供求'],
    ['reason', '举报原因'],
    ['content', '举报说明'],
    ['description', '描述'],
    ['place', '地址'],
  ]),

  evidence: () => [],

  async pass(tx, { account_id, draft }, { remark }) {
    const reason = remark || String(draft['reason'])
    const taken = await tx
      .updateTable('demand')
      .set({ status: 'rejected', reject_reason: reason })
      .where('id', '=', Number(draft['demandId']))
      .returning(['account_id', 'model'])
      .executeTakeFirst()
    const title = '您的举报已采纳'
    await notify(tx, {
      to: account_id,
      kind: 'notification',
      title,
      content: `${String(draft['thing'])} 已下架，谢谢。`,
    })
    if (!taken) return
    await notify(tx, {
      to: taken.account_id,
      kind: 'notification',
      title: `供求「${taken.model}」未通过审核`,
      content: `${reason}。修改后重发即可恢复。`,
      url: `/inquiry/createRequirements?id=${String(draft['demandId'])}`,
    })
  },

  async reject(tx, { account_id, draft }, verdict) {
    const content = `${String(draft['thing'])}：${reasonOf(this, verdict)}`
    const url = pageOf(draft['demandId'])
    await notify(tx, { to: account_id, kind: 'notification', title: '您的举报未采纳', content, url })
  },
}
