import type { OutlineEntry } from '@xinpu/sdk/types'
import { useEffect, useEffectEvent } from 'react'
import { PdfFailed, PdfLoading } from './parts/PdfNotice.tsx'
import { PdfReader } from './PdfReader.tsx'
import * as S from './PdfViewer.styles.ts'
import type { PageHits } from './reading/find-in-pages.ts'
import type { PdfAssets, PdfFault, PdfSource } from './reading/pdf-document.ts'
import { usePdfDocument } from './usePdfDocument.ts'
import type { PdfSelection } from './usePdfSelection.ts'

export type { PageHits, PdfAssets, PdfFault, PdfSelection, PdfSource }

/** What the reader tells about itself. */
export interface PdfState {
  step: 'loading' | 'open' | PdfFault
  /** The page that is read. */
  page: number
  /** Pages of the whole document; 0 until it is open. */
  pageCount: number
  /** What was looked for and found in the pages that can be read. */
  find: { query: string; total: number; at: number; pages: readonly PageHits[]; isSearching: boolean }
}

/** What a page can make the reader do. */
export interface PdfHandle {
  goTo: (page: number) => void
  /** To the next hit (1) or the one before (-1). */
  step: (by: 1 | -1) => void
  print: () => void
  /** A small picture of a page, as an address. */
  thumbnailOf: (page: number) => Promise<string | undefined>
}

export interface PdfViewerProps {
  /** The file, and the headers its requests carry. */
  src: PdfSource
  /** Where pdf.js finds its worker, CMaps, fonts, decoders and colour profiles: addresses of our own host. */
  assets: PdfAssets
  /** The document's name, for screen readers and for the file that is saved. */
  title: string
  /**
   * The page that is read, from 1.
   *
   * @default 1
   */
  page?: number
  onPageChange?: (page: number) => void
  /**
   * The word that is looked for and marked.
   *
   * @default ''
   */
  find?: string
  /** Another word was typed into the reader's own find field. */
  onFind?: (query: string) => void
  /** The page has a find field: Ctrl+F goes there, and the reader shows none of its own. */
  onFindField?: () => void
  /** What visitors may read: so many pages, then a card as the last sheet. `total` is the length of the whole document. */
  limit?: { pages: number; total?: number; card: React.ReactNode }
  /**
   * Whether pages are dark.
   *
   * @default false
   */
  isNight?: boolean
  onNightChange?: (isNight: boolean) => void
  /** Prints instead of the reader: visitors are asked to log in first. */
  onPrint?: () => void
  /** The document's own outline, once it is read. */
  onOutline?: (outline: OutlineEntry[]) => void
  onState?: (state: PdfState) => void
  /** Text was selected on the pages, the pages moved under it, or nothing is selected any more. */
  onSelect?: (selection: PdfSelection | null) => void
  /** What can be done when the file cannot be read: small buttons, ‘下载’, ‘报告问题’. */
  instead?: React.ReactNode
  /** What is read instead of it: page images, a text. */
  fallback?: React.ReactNode
  /** A picture of a page, which stands in its place until the page is drawn. */
  poster?: { page: number; src: string }
  /**
   * Whether the page scrolls past the sheets, or the reader has a height and scrolls in itself.
   *
   * @default 'page'
   */
  scrolls?: 'page' | 'own'
  /**
   * How many pixels at the top of the window other sticky lines take.
   *
   * @default 0
   */
  stickyTop?: number
  ref?: React.Ref<PdfHandle>
}

/** Reads a PDF: all pages below each other, at most eight of them painted, found through, by keyboard, by night. */
export function PdfViewer(props: PdfViewerProps) {
  const { src, assets, scrolls = 'page', title, instead, fallback, poster, onState } = props
  const { opening, retry } = usePdfDocument(src, assets)
  useEarlyState(opening.step === 'failed' ? opening.fault : opening.step, onState)

  return (
    <S.Root data-scrolls={scrolls} data-pdf={opening.step} role="region" aria-label={title}>
      {opening.step === 'loading' && (
        <PdfLoading part={opening.part} poster={props.isNight ? undefined : poster?.src} />
      )}
      {opening.step === 'failed' && (
        <PdfFailed fault={opening.fault} onRetry={retry} instead={instead}>
          {fallback}
        </PdfFailed>
      )}
      {opening.step === 'open' && <PdfReader key={src.url} {...props} pdf={opening.pdf} first={opening.first} />}
    </S.Root>
  )
}

const noFind: PdfState['find'] = { query: '', total: 0, at: -1, pages: [], isSearching: false }

/** Until the document is open, its state is only how far it has come. */
function useEarlyState(step: PdfState['step'], onState: PdfViewerProps['onState']): void {
  const tell = useEffectEvent((now: PdfState['step']) => onState?.({ step: now, page: 1, pageCount: 0, find: noFind }))
  useEffect(() => {
    if (step !== 'open') tell(step)
  }, [step])
}
