import type { SpecDto } from '@xinpu/sdk/types'
import { lazy, Suspense, useEffect } from 'react'
import { openDeed, useDeed } from './deed.ts'

const SendPdfDesk = lazy(() => import('./SendPdfDesk.tsx').then((module) => ({ default: module.SendPdfDesk })))
const SaveSpecDesk = lazy(() => import('./SaveSpecDesk.tsx').then((module) => ({ default: module.SaveSpecDesk })))
const ReportDesk = lazy(() => import('./ReportDesk.tsx').then((module) => ({ default: module.ReportDesk })))

export interface SpecDeedsProps {
  /** The document of the page. */
  spec: Pick<SpecDto, 'id' | 'title' | 'fileSize'>
  /** Whether another site keeps it: then its link is saved. */
  isOutside?: boolean
}

/** The dialogs of a document's page; each comes when it is first asked for. */
export function SpecDeeds({ spec, isOutside = false }: SpecDeedsProps) {
  const deed = useDeed()
  useEffect(() => () => openDeed(undefined), [spec.id])
  if (!deed || !('datasheetId' in deed) || deed.datasheetId !== spec.id) return null

  return (
    <Suspense>
      {deed.kind === 'sendPdf' && <SendPdfDesk spec={spec} />}
      {deed.kind === 'saveSpec' && <SaveSpecDesk spec={spec} isOutside={isOutside} />}
      {deed.kind === 'report' && <ReportDesk spec={spec} about={deed.about} />}
    </Suspense>
  )
}
