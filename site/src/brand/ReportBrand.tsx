import { report } from '@xinpu/sdk/brand'
import { brandReportReasonLabels } from '@xinpu/sdk/labels'
import type { BrandReportReason, SpecBrand } from '@xinpu/sdk/types'
import { ReportButton } from '../account/ReportButton.tsx'
import { useAct } from '../app/use-act.ts'

const reasons = Object.entries(brandReportReasonLabels).map(([value, label]) => ({ value, label }))

/** Tells the desk that something is wrong with what is said of a brand. */
export function ReportBrand({ brand: { id, fullName } }: { brand: SpecBrand }) {
  const act = useAct()
  return (
    <ReportButton
      act="报错"
      subject={fullName}
      reasons={reasons}
      needsWords={['duplicate', 'other']}
      send={({ reason, content }) => act(report, { id, reason: reason as BrandReportReason, content })}
    />
  )
}
