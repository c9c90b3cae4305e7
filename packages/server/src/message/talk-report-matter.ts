import { reasonOf, type Matter } from '../admin/audit-matter.ts'
import { notify } from './notify.ts'

/**
 * 会话举报 at the review desk: whoever a report holds against is warned, and reviewers block who goes on. Both are told
 * what came of it, neither who told.
 */
export const talkReportMatter: Matter = {
  fields: new Map([
    ['thing', '举报对象'],
    ['who', '被举报人'],
    ['reason', '举报原因'],
    ['content', '补充说明'],
    ['text', '原文'],
  ]),

  evidence: ({ files }) => (Array.isArray(files) ? (files as { name: string; url: string }[]) : []),

  async pass(tx, { account_id, draft }, { remark }) {
    const reason = remark || String(draft['reason'])
    const warned = { title: '您在会话中的言行被举报', content: `经核实：${reason}。再次发生将停用账号。` }
    await notify(tx, { to: Number(draft['accountId']), kind: 'notification', ...warned })
    const content = `${String(draft['thing'])}已处理，谢谢。`
    await notify(tx, { to: account_id, kind: 'notification', title: '您的举报已采纳', content })
  },

  async reject(tx, { account_id, draft }, verdict) {
    const told = { content: reasonOf(this, verdict), url: String(draft['place']) }
    await notify(tx, { to: account_id, kind: 'notification', title: '您的举报未采纳', ...told })
  },
}
