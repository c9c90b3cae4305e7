import type { SpecDto } from '@xinpu/sdk/types'
import { NotHereDialog, onDemand } from '@xinpu/ui/primitives'
import { Suspense, useEffect } from 'react'
import { openDeed, useDeed } from './deed.ts'

const SendPdfDesk = onDemand(() => import('./SendPdfDesk.tsx').then((module) => module.SendPdfDesk), NotHereDialog)
const SaveSpecDesk = onDemand(() => import('./SaveSpecDesk.tsx').then((module) => module.SaveSpecDesk), NotHereDialog)
const ReportDesk = onDemand(() => import('./ReportDesk.tsx').then((module) => module.ReportDesk), NotHereDialog)

export interface SpecDeedsProps {
  /** The document of the page. */
  spec: Pick<SpecDto, 'id' | 'title' | 'fileSize'>
  /** Whether another site keeps it: then its link is saved. */
  isOutside?: boolean
}

export interface SpecDeskProps extends Pick<SpecDeedsProps, 'spec'> {
  onClose: () => void
}

const close = () => openDeed(undefined)

/** The dialogs of a document's page; each comes when it is first asked for. */
export function SpecDeeds({ spec, isOutside = false }: SpecDeedsProps) {
  const deed = useDeed()
  useEffect(() => close, [spec.id])
  if (!deed || !('datasheetId' in deed) || deed.datasheetId !== spec.id) return null

  return (
    <Suspense>
      {deed.kind === 'sendPdf' && <SendPdfDesk spec={spec} onClose={close} />}
      {deed.kind === 'saveSpec' && <SaveSpecDesk spec={spec} isOutside={isOutside} onClose={close} />}
      {deed.kind === 'report' && <ReportDesk spec={spec} about={deed.about} onClose={close} />}
    </Suspense>
  )
}
