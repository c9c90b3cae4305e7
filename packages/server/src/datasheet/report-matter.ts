import { mine } from '@xinpu/contract/datasheet'
import { mistakeMatter, reportFields } from '../admin/report-matter.ts'

/** What may be wrong, in the words of the form. */
export const reasonLabels = mine.SpecReportReason.meta()?.['labels'] as Record<mine.SpecReportReason, string>

/** 资料报错 at the review desk. */
export const reportMatter = mistakeMatter(new Map([...reportFields('报错', '资料'), ['page', '页码']]))
