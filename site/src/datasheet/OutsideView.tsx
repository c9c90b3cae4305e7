import { useQuery } from '@tanstack/react-query'
import * as datasheet from '@xinpu/sdk/datasheet'
import { query } from '@xinpu/sdk/query'
import type { OutsideSpec } from '@xinpu/sdk/types'
import { onDemand } from '@xinpu/ui/primitives'
import { Suspense, useState } from 'react'
import { browser, useCall } from '../app/api.ts'
import { useLocal } from '../app/use-local.ts'
import { pdfAssets } from './pdf-assets.ts'
import { nightReading } from './reading-place.ts'
import { SourceLink, SourceNote } from './SourceNote.tsx'
import { documentLine, headerLine, withSidebar } from './sticky-lines.ts'
import { useMedia } from './use-media.ts'

const PdfViewer = onDemand(() => import('@xinpu/ui/pdf-viewer').then((module) => module.PdfViewer))

export interface OutsideViewProps {
  sheet: OutsideSpec
  isVisitor: boolean
  page: number | undefined
  find: string
}

/** The pages of another site's document, fetched through our own host; else why they are not here. */
export function OutsideView({ sheet, isVisitor, page, find }: OutsideViewProps) {
  const call = useCall()
  const isNight = useLocal(nightReading, false)
  const isWide = useMedia(withSidebar)
  const [word, setWord] = useState(find)
  const { data: url, error } = useQuery({
    ...query(call, datasheet.outsideFileUrl, { id: sheet.id }),
    enabled: !isVisitor && sheet.isReadable,
    retry: false,
  })
  const note = <SourceNote sheet={sheet} isVisitor={isVisitor} {...(error && { fault: error.message })} />
  if (isVisitor || url === undefined) return note

  return (
    <Suspense fallback={note}>
      <PdfViewer
        title={sheet.title}
        src={{ url, headers: { token: browser().read()?.token ?? '' } }}
        assets={pdfAssets}
        page={page ?? 1}
        find={word}
        onFind={setWord}
        isNight={isNight}
        onNightChange={(next) => nightReading.write(next)}
        instead={<SourceLink sheet={sheet} />}
        stickyTop={isWide ? headerLine + documentLine : headerLine}
      />
    </Suspense>
  )
}
