import { reasonOf, type Matter } from '../admin/audit-matter.ts'
import type { Db } from '../core/database.ts'
import { notify } from '../message/notify.ts'

/** 代理商推荐 at the review desk. Passed, it is for the desk to invite the agent: a page is its enterprise's to open. */
export const recommendationMatter: Matter = {
  fields: new Map([
    ['name', '代理商名称'],
    ['website', '官网'],
    ['brandId', '代理品牌'],
    ['remark', '备注'],
  ]),

  evidence: () => [],

  pass: (tx, { account_id, title }, { remark }) =>
    tell(tx, account_id, `您推荐的代理商「${title}」已采纳`, remark || '我们会邀请它入驻，谢谢推荐。'),

  reject(tx, { account_id, title }, verdict) {
    return tell(tx, account_id, `您推荐的代理商「${title}」未采纳`, reasonOf(this, verdict))
  },
}

async function tell(tx: Db, to: number, title: string, content: string): Promise<void> {
  await notify(tx, { to, kind: 'notification', title, content })
}
