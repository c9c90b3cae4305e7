import type { SpecPublicDetail } from '@xinpu/sdk/types'
import { GateCard, PreviewText, SelectionMenu } from '@xinpu/ui/datasheet'
import type { PdfHandle, PdfSelection, PdfState } from '@xinpu/ui/pdf-viewer'
import { Button, onDemand } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { browser } from '../app/api.ts'
import { useLocal } from '../app/use-local.ts'
import { usePlace } from '../app/use-place.ts'
import { partPlace } from '../catalogue/places.ts'
import { fulltextPlace, searchPlace } from '../search/places.ts'
import { useDownload } from './download.tsx'
import { pagePicture } from './page-picture.ts'
import { pdfAssets } from './pdf-assets.ts'
import { nightReading } from './reading-place.ts'
import { useDeeds } from './SpecActions.tsx'
import { registerHref } from '../account/places.ts'

const PdfViewer = onDemand(() => import('@xinpu/ui/pdf-viewer').then((module) => module.PdfViewer))

/** Leaves room for what the reporter has to say. */
const longestQuote = 200

export interface ReaderViewProps {
  sheet: SpecPublicDetail
  /** The whole file; absent until it is known that the person may read it. */
  pdfUrl: string | undefined
  isVisitor: boolean
  page: number
  onPageChange: (page: number) => void
  find: string
  onFind: (find: string) => void
  onFindField?: () => void
  onState: (state: PdfState) => void
  /** Pixels at the top of the window that other lines take. */
  stickyTop: number
  ref: React.Ref<PdfHandle>
}

/** The pages: all of them, or the first three and a card that says how to go on. */
export function ReaderView({ sheet, pdfUrl, isVisitor, ...reading }: ReaderViewProps) {
  const { openLogin } = useLogin()
  const open = useDeeds(sheet.id)
  const place = usePlace()
  const isNight = useLocal(nightReading, false)
  const [selection, setSelection] = useState<PdfSelection | null>(null)
  const [start] = useState(reading.page)
  const [part] = sheet.parts
  const limit = {
    pages: sheet.previewPageCount,
    total: sheet.pageCount,
    card: (
      <GateCard
        pageCount={sheet.pageCount}
        readable={sheet.previewPageCount}
        outline={sheet.outline.filter(({ page, level }) => page > sheet.previewPageCount && level === 1)}
        find={reading.find || undefined}
        onLogin={() => openLogin()}
        registerHref={registerHref}
        instead={part ? [{ label: '全部参数', href: place(partPlace(part)) }] : []}
      />
    ),
  }
  const isWhole = !isVisitor && pdfUrl !== undefined
  const hasMore = sheet.pageCount > sheet.previewPageCount

  return (
    <>
      <PdfViewer
        key={isWhole ? 'whole' : 'preview'}
        title={sheet.title}
        src={
          isWhole ? { url: pdfUrl, headers: { token: browser().read()?.token ?? '' } } : { url: sheet.previewPdfUrl }
        }
        assets={pdfAssets}
        {...(!isWhole && hasMore && { limit, onPrint: () => openLogin() })}
        isNight={isNight}
        onNightChange={(next) => nightReading.write(next)}
        onSelect={setSelection}
        instead={<Take sheet={sheet} />}
        fallback={<PreviewText pages={sheet.previewText} />}
        {...(start <= sheet.previewPageCount && { poster: { page: start, src: pagePicture(sheet.id, start) } })}
        {...reading}
      />
      <SelectionMenu
        selection={selection}
        onFind={reading.onFind}
        onReport={({ text, page }) =>
          open('report', { reason: 'wrongFigure', quote: text.slice(0, longestQuote), page })
        }
        searchHref={(text) => place(searchPlace(text))}
        fulltextHref={(text) => place(fulltextPlace(text))}
      />
    </>
  )
}

/** A document that does not open here may open elsewhere. */
function Take({ sheet }: { sheet: SpecPublicDetail }) {
  const download = useDownload()
  return (
    <Button
      size="sm"
      onPress={() => download([{ id: sheet.id, name: sheet.title, size: sheet.fileSize }], sheet.title)}
    >
      下载
    </Button>
  )
}
