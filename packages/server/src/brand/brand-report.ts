import * as contract from '@xinpu/contract/brand'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { mistakeMatter, reportFields } from '../admin/report-matter.ts'
import { handInReport, throttleReports } from '../admin/report.ts'
import type { Context, User } from '../core/context.ts'
import { brandDetail } from './brand-detail.ts'

const reasonLabels = contract.BrandReportReason.meta()?.['labels'] as Record<contract.BrandReportReason, string>

/** Tells the desk what is wrong with a brand; the same person again says it anew. */
export async function reportBrand(
  context: Context & { user: User },
  { id, ...said }: ParsedOf<typeof contract.report>,
): Promise<void> {
  await throttleReports(context, 'brand')
  const brand = await brandDetail(context.db, id)
  await handInReport(context, {
    matter: 'brandReport',
    kind: 'brand',
    id: brand.id,
    ...said,
    thing: `品牌 ${brand.fullName}`,
    place: `/brandDetail/${brand.id}`,
    reasonLabel: reasonLabels[said.reason],
  })
}

/** 品牌报错 at the review desk: what it shows is put right on the page of the brand, or by a merge. */
export const brandReportMatter = mistakeMatter(reportFields('报错', '品牌'))
