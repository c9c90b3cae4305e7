import type { Matter } from '../admin/audit-matter.ts'
import { refusing, reportFields, tellHeld } from '../admin/report-matter.ts'
import { dropComment } from './drop-comment.ts'
import { takeDown } from './taking-down.ts'

const fields = reportFields('举报', '内容')

/** 内容举报 at the review desk: a report that holds takes the article down, or removes the comment. */
export const textReportMatter: Matter = {
  fields,

  evidence: () => [],

  async pass(tx, { account_id, draft }, { remark }) {
    const reason = remark || String(draft['reason'])
    const id = Number(draft['id'])
    if (draft['kind'] === 'article') await takeDown(tx, id, 'DISMOUNT', reason)
    else await dropComment(tx, id, { title: '您的评论因举报被删除', reason })
    await tellHeld('举报', tx, account_id, { content: `${String(draft['thing'])} 已处理，谢谢。` })
  },

  reject: refusing('举报', fields),
}
