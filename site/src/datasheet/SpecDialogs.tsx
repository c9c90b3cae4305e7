import type { SpecDto } from '@xinpu/sdk/types'
import { NotHereDialog, onDemand } from '@xinpu/ui/primitives'
import { Suspense, useEffect } from 'react'
import { openDialog, useOpenDialog } from './open-dialog.ts'

const SendPdfContainer = onDemand(
  () => import('./SendPdfContainer.tsx').then((module) => module.SendPdfContainer),
  NotHereDialog,
)
const SaveSpecContainer = onDemand(
  () => import('./SaveSpecContainer.tsx').then((module) => module.SaveSpecContainer),
  NotHereDialog,
)
const ReportContainer = onDemand(
  () => import('./ReportContainer.tsx').then((module) => module.ReportContainer),
  NotHereDialog,
)

export interface SpecDialogsProps {
  /** The document of the page. */
  spec: Pick<SpecDto, 'id' | 'title' | 'fileSize'>
  /** Whether another site keeps it: then its link is saved. */
  isOutside?: boolean
}

export interface SpecContainerProps extends Pick<SpecDialogsProps, 'spec'> {
  onClose: () => void
}

const close = () => openDialog(undefined)

/** The dialogs of a document's page; each comes when it is first asked for. */
export function SpecDialogs({ spec, isOutside = false }: SpecDialogsProps) {
  const dialog = useOpenDialog()
  useEffect(() => close, [spec.id])
  if (!dialog || !('datasheetId' in dialog) || dialog.datasheetId !== spec.id) return null

  return (
    <Suspense>
      {dialog.kind === 'sendPdf' && <SendPdfContainer spec={spec} onClose={close} />}
      {dialog.kind === 'saveSpec' && <SaveSpecContainer spec={spec} isOutside={isOutside} onClose={close} />}
      {dialog.kind === 'report' && <ReportContainer spec={spec} about={dialog.about} onClose={close} />}
    </Suspense>
  )
}
