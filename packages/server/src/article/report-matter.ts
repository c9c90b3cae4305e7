import { offenceMatter, reportFields } from '../admin/report-matter.ts'
import { dropComment } from './drop-comment.ts'
import { takeDown } from './taking-down.ts'

/** 内容举报 at the review desk: a report that holds takes the article down, or removes the comment. */
export const textReportMatter = offenceMatter(reportFields('举报', '内容'), '已处理', (tx, draft, reason) => {
  const id = Number(draft['id'])
  if (draft['kind'] === 'article') return takeDown(tx, id, 'DISMOUNT', reason)
  return dropComment(tx, id, { title: '您的评论因举报被删除', reason })
})
