import { reasonOf, type Matter } from '../admin/audit-matter.ts'
import { offenceMatter, reportFields } from '../admin/report-matter.ts'
import type { Db } from '../core/database.ts'
import { notify } from '../message/notify.ts'
import { trendPath } from './trend-queries.ts'
import { indexTrend } from './trend-text.ts'

const fields = new Map([
  ['why', '送审原因'],
  ['circle', '圈子'],
  ['kind', '类型'],
  ['title', '标题'],
  ['content', '内容'],
  ['place', '地址'],
])

/** 帖子 at the review desk: what passes is seen by everybody, what does not by its writer, with the reason. */
export const trendMatter: Matter = {
  fields,

  evidence: ({ images }) =>
    Array.isArray(images) ? images.map((url, at) => ({ name: `图片 ${at + 1}`, url: String(url) })) : [],

  async pass(tx, { target_id, account_id, title }) {
    const row = await tx
      .updateTable('trend')
      .set({ status: 'published' })
      .where('id', '=', target_id)
      .where('status', '=', 'pending')
      .returning('id')
      .executeTakeFirst()
    if (!row) return
    await indexTrend(tx, target_id)
    const told = { title: '您的帖子已发布', content: title, url: trendPath(target_id) }
    await notify(tx, { to: account_id, kind: 'notification', ...told })
  },

  reject: (tx, { target_id }, decision) => takeTrendDown(tx, target_id, reasonOf({ fields }, decision)),
}

/** 帖子举报 at the review desk: a report that holds takes the post down. */
export const trendReportMatter = offenceMatter(reportFields('举报', '帖子'), '已下架', (tx, draft, reason) =>
  takeTrendDown(tx, Number(draft['id']), reason),
)

/** Nobody finds or reads it any more; its writer is told why, and sees it. */
async function takeTrendDown(tx: Db, id: number, reason: string): Promise<void> {
  const row = await tx
    .updateTable('trend')
    .set({ status: 'removed', remove_reason: reason })
    .where('id', '=', id)
    .where('status', 'in', ['published', 'pending'])
    .returning(['account_id', 'title', 'content'])
    .executeTakeFirst()
  if (!row) return
  await tx.deleteFrom('trend_word').where('trend_id', '=', id).execute()
  const title = `帖子「${row.title || row.content.slice(0, 30)}」已下架`
  await notify(tx, { to: row.account_id, kind: 'notification', title, content: reason, url: trendPath(id) })
}
