import { memo } from 'react'
import type { Hit } from '../reading/find-in-pages.ts'
import { maxSide, turned, type PageSize, type Turn } from '../reading/page-scale.ts'
import type { PageState } from '../reading/paint-page.ts'
import type { OpenPdf } from '../reading/pdf-document.ts'
import * as S from './PdfSheet.styles.ts'
import { usePdfSheet } from './usePdfSheet.ts'

export interface PdfSheetProps {
  pdf: OpenPdf
  /** From 1. */
  page: number
  /** As it lies in the file. */
  size: PageSize
  /** Pixels a point. */
  scale: number
  turn: Turn
  isNight: boolean
  /** On the screen, next to it, or without a canvas. */
  life: 'shown' | 'near' | 'away'
  /** Hits on this page. */
  hits: readonly Hit[]
  /** The current hit, if it is on this page. */
  current: Hit | undefined
  /** A picture of the page, until it is drawn. */
  poster?: string | undefined
  /** The page told its own size. */
  onSize: (page: number, size: PageSize) => void
  /** The current hit has its mark. */
  onReached: (mark: HTMLElement) => void
}

/** One page: its place in its real size, and while it is near the screen its picture, its text and its marks. */
export const PdfSheet = memo(function PdfSheet(props: PdfSheetProps) {
  const { page, size, scale, turn, isNight, poster } = props
  const { canvasHost, textHost, state } = usePdfSheet(props)
  const { width, height } = turned(size, turn)

  return (
    <S.Sheet
      aria-label={`第 ${page} 页`}
      data-page={page}
      data-state={state}
      data-night={isNight || undefined}
      data-theme={isNight ? 'dark' : undefined}
      style={{ width: side(width * scale), height: side(height * scale) }}
    >
      {poster && state === 'waiting' && <S.Poster src={poster} alt="" />}
      <S.Picture ref={canvasHost} aria-hidden />
      <div data-theme={isNight ? 'dark' : 'light'}>
        <S.Text ref={textHost} />
      </div>
      <PageNote page={page} state={state} />
    </S.Sheet>
  )
})

const side = (pixels: number): number => Math.max(1, Math.min(maxSide, Math.floor(pixels)) || 1)

function PageNote({ page, state }: { page: number; state: PageState }) {
  if (state === 'refused') return <S.Note>第 {page} 页按这个比例过大，无法显示，请缩小后再看。</S.Note>
  if (state === 'failed') return <S.Note>第 {page} 页没能显示，其余页不受影响。</S.Note>
  if (state === 'reduced') return <S.Corner>页面过大，已降低清晰度</S.Corner>
  return null
}
