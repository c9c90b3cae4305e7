import * as datasheet from '@xinpu/sdk/datasheet'
import { specReportReasonLabels } from '@xinpu/sdk/labels'
import type { SpecReportReason } from '@xinpu/sdk/types'
import { ReportDialog, type Report } from '@xinpu/ui/report-dialog'
import { useCall } from '../app/api.ts'
import type { Reported } from './open-dialog.ts'
import type { SpecContainerProps } from './SpecDialogs.tsx'

const reasons = Object.entries(specReportReasonLabels).map(([value, label]) => ({ value, label }))

/** Takes what somebody found wrong with a document to the reviewers. */
export function ReportContainer({ spec, about = {}, onClose }: SpecContainerProps & { about: Reported | undefined }) {
  const call = useCall()
  const { reason, quote, page } = about
  const where = [page && `第 ${page} 页`, quote && `“${quote}”`].filter(Boolean).join(' ')

  const send = (report: Report) =>
    call(datasheet.mineReport, {
      id: spec.id,
      reason: report.reason as SpecReportReason,
      content: report.content,
      ...(page !== undefined && { page }),
    })

  return (
    <ReportDialog
      isOpen
      onOpenChange={onClose}
      act="报错"
      subject={spec.title}
      reasons={reasons}
      draft={{ reason: reason ?? '', content: where && `${where}\n` }}
      needsWords={['other']}
      send={send}
    />
  )
}
