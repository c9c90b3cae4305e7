import { reasonOf, type Matter } from '../admin/audit-matter.ts'
import { notify } from '../message/notify.ts'

/** 作者申请 at the review desk. */
export const authorMatter: Matter = {
  fields: new Map([
    ['realName', '真实姓名'],
    ['intro', '个人简介'],
    ['field', '擅长领域'],
  ]),

  evidence: ({ certUrl }) => (typeof certUrl === 'string' ? [{ name: '资质证明', url: certUrl }] : []),

  async pass(tx, { target_id, account_id }) {
    await tx.updateTable('author').set({ status: 'passed', reason: '' }).where('id', '=', target_id).execute()
    const url = `/news/author?id=${target_id}`
    const content = '您的文章通过审核后会在资讯发布。'
    await notify(tx, { to: account_id, kind: 'notification', title: '您已成为作者', content, url })
  },

  async reject(tx, { target_id, account_id }, verdict) {
    const reason = reasonOf(this, verdict)
    await tx.updateTable('author').set({ status: 'rejected', reason }).where('id', '=', target_id).execute()
    await notify(tx, { to: account_id, kind: 'notification', title: '作者申请未通过', content: reason })
  },
}
