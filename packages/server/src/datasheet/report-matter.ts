import { mine } from '@xinpu/contract/datasheet'
import { reasonOf, type Matter } from '../admin/audit-matter.ts'
import { notify } from '../message/notify.ts'

/** What may be wrong, in the words of the form. */
export const reasonLabels = mine.SpecReportReason.meta()?.['labels'] as Record<mine.SpecReportReason, string>

/** 举报 at the review desk. */
export const reportMatter: Matter = {
  fields: new Map([
    ['thing', '资料'],
    ['reason', '报错原因'],
    ['page', '页码'],
    ['content', '补充说明'],
    ['place', '地址'],
  ]),

  evidence: () => [],

  async pass(tx, { account_id, draft }, { remark }) {
    await notify(tx, {
      to: account_id,
      kind: 'notification',
      title: '您的报错已采纳',
      content: remark || `${String(draft['thing'])} 的问题已核实，谢谢指正。`,
      url: String(draft['place']),
    })
  },

  async reject(tx, { account_id, draft }, verdict) {
    await notify(tx, {
      to: account_id,
      kind: 'notification',
      title: '您的报错未采纳',
      content: `${String(draft['thing'])}：${reasonOf(this, verdict)}`,
      url: String(draft['place']),
    })
  },
}
