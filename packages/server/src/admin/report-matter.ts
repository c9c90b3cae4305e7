import { notify } from '../message/notify.ts'
import { reasonOf, type AuditRow, type Matter } from './audit-matter.ts'

/** What people tell of: 报错 a mistake in what the site says, 举报 what others wrote or sell. */
type Act = '报错' | '举报'

/** What the desk is shown of a report. */
export const reportFields = (act: Act, thing: string): Map<string, string> =>
  new Map([
    ['thing', thing],
    ['reason', `${act}原因`],
    ['content', '补充说明'],
    ['text', '原文'],
    ['place', '地址'],
  ])

/** Tells whoever reported something that it was put right. */
export const tellHeld = (act: Act, tx: Parameters<Matter['pass']>[0], to: number, told: Held): Promise<unknown> =>
  notify(tx, { to, kind: 'notification', title: `您的${act}已采纳`, ...told })

/** What they read, and where what was put right stands. */
interface Held {
  content: string
  url?: string
}

/** 报错 at the review desk: nothing changes by itself, somebody puts it right; whoever reported it is told. */
export const mistakeMatter = (fields: Matter['fields']): Matter => ({
  fields,

  evidence: () => [],

  async pass(tx, { account_id, draft }, { remark }) {
    await tellHeld('报错', tx, account_id, {
      content: remark || `${String(draft['thing'])} 的问题已核实，谢谢指正。`,
      url: String(draft['place']),
    })
  },

  reject: refusing('报错', fields),
})

/** Takes down what a report is about; its owner is told the reason. */
type TakeDown = (tx: Parameters<Matter['pass']>[0], draft: AuditRow['draft'], reason: string) => Promise<unknown>

/** 举报 at the review desk: a report that holds takes down what it is about; whoever reported it is told. */
export const offenceMatter = (fields: Matter['fields'], end: '已下架' | '已处理', takeDown: TakeDown): Matter => ({
  fields,

  evidence: () => [],

  async pass(tx, { account_id, draft }, { remark }) {
    await takeDown(tx, draft, remark || String(draft['reason']))
    await tellHeld('举报', tx, account_id, { content: `${String(draft['thing'])} ${end}，谢谢。` })
  },

  reject: refusing('举报', fields),
})

/** What becomes of a report that does not hold: whoever wrote it is told why. */
export const refusing =
  (act: Act, fields: Matter['fields']): Matter['reject'] =>
  async (tx, { account_id, draft }, verdict) => {
    await notify(tx, {
      to: account_id,
      kind: 'notification',
      title: `您的${act}未采纳`,
      content: `${String(draft['thing'])}：${reasonOf({ fields }, verdict)}`,
      url: String(draft['place']),
    })
  }
