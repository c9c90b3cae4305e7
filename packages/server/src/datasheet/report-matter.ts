import { mine } from '@xinpu/contract/datasheet'
import type { Matter } from '../admin/audit-matter.ts'
import { refusing, reportFields, tellHeld } from '../admin/report-matter.ts'

/** What may be wrong, in the words of the form. */
export const reasonLabels = mine.SpecReportReason.meta()?.['labels'] as Record<mine.SpecReportReason, string>

const fields = new Map([...reportFields('报错', '资料'), ['page', '页码']])

/** 资料报错 at the review desk. */
export const reportMatter: Matter = {
  fields,

  evidence: () => [],

  async pass(tx, { account_id, draft }, { remark }) {
    await tellHeld('报错', tx, account_id, {
      content: remark || `${String(draft['thing'])} 的问题已核实，谢谢指正。`,
      url: String(draft['place']),
    })
  },

  reject: refusing('报错', fields),
}
