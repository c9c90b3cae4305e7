import { reasonOf, type Matter } from '../admin/audit-matter.ts'
import { notify } from '../message/notify.ts'
import { dropComment } from './drop-comment.ts'
import { takeDown } from './taking-down.ts'

/** 内容举报 at the review desk: a report that holds takes the article down, or removes the comment. */
export const textReportMatter: Matter = {
  fields: new Map([
    ['thing', '内容'],
    ['reason', '举报原因'],
    ['content', '举报说明'],
    ['text', '原文'],
    ['place', '地址'],
  ]),

  evidence: () => [],

  async pass(tx, { account_id, draft }, { remark }) {
    const reason = remark || String(draft['reason'])
    const id = Number(draft['id'])
    if (draft['kind'] === 'article') await takeDown(tx, id, 'DISMOUNT', reason)
    else await dropComment(tx, id, { title: '您的评论因举报被删除', reason })
    const content = `${String(draft['thing'])} 已处理，谢谢。`
    await notify(tx, { to: account_id, kind: 'notification', title: '您的举报已采纳', content })
  },

  async reject(tx, { account_id, draft }, verdict) {
    const content = `${String(draft['thing'])}：${reasonOf(this, verdict)}`
    const url = String(draft['place'])
    await notify(tx, { to: account_id, kind: 'notification', title: '您的举报未采纳', content, url })
  },
}
