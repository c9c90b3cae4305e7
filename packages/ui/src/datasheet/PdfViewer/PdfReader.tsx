import { useImperativeHandle, useRef } from 'react'
import { PdfFindBar } from './parts/PdfFindBar.tsx'
import { PdfSheet, type PdfSheetProps } from './parts/PdfSheet.tsx'
import { PdfToolbar } from './parts/PdfToolbar.tsx'
import type { Hit } from './reading/find-in-pages.ts'
import type { PageSize } from './reading/page-scale.ts'
import { thumbnail } from './reading/paint-page.ts'
import type { OpenPdf } from './reading/pdf-document.ts'
import type { PdfViewerProps } from './PdfViewer.tsx'
import * as S from './PdfViewer.styles.ts'
import { usePdfKeys } from './usePdfKeys.ts'
import { usePdfReader } from './usePdfReader.ts'
import { usePdfSelection } from './usePdfSelection.ts'

export interface PdfReaderProps extends PdfViewerProps {
  pdf: OpenPdf
  /** The size of the first page. */
  first: PageSize
}

const noHits: readonly Hit[] = []

/** Upright and by day; turned or by night, the page looks otherwise. */
const posterOf = (
  { poster }: PdfReaderProps,
  { turn, isNight }: Pick<PdfSheetProps, 'isNight' | 'turn'>,
  page: number,
): string | undefined => (poster?.page === page && turn === 0 && !isNight ? poster.src : undefined)

/** An open document: its tools, its sheets, and after the last one a visitor may read, the card. */
export function PdfReader(props: PdfReaderProps) {
  const { ref, pdf, limit, scrolls = 'page', stickyTop = 0, title, onFindField } = props
  const field = useRef<HTMLInputElement>(null)
  const reader = usePdfReader(props, field)
  const { view, list, tools, pages, place, find, finding, goTo, step } = reader

  usePdfKeys({
    onPage: (by) => goTo(place.page + by),
    onEnd: (end) => goTo(end === 'first' ? 1 : pages.count),
    onZoom: reader.onZoom,
    onFind: onFindField ?? finding.open,
  })
  usePdfSelection(list, props.onSelect)
  useImperativeHandle(ref, () => ({
    goTo,
    step,
    print: reader.onPrint,
    thumbnailOf: async (page) => (page <= pages.count ? thumbnail(pdf, page, 220) : undefined),
  }))

  return (
    <>
      <S.Tools ref={tools} style={{ top: stickyTop }}>
        <PdfToolbar
          {...reader}
          page={place.page}
          total={pages.total}
          onPage={goTo}
          isFinding={finding.isOpen}
          onFind={onFindField ? undefined : finding.toggle}
        />
        {finding.isOpen && (
          <PdfFindBar find={find} onQuery={finding.onQuery} onStep={step} onClose={finding.close} inputRef={field} />
        )}
      </S.Tools>
      <S.View
        ref={view}
        data-wide={reader.isFit ? undefined : ''}
        {...(scrolls === 'own' && { tabIndex: 0, role: 'group', 'aria-label': `${title} 正文` })}
      >
        <S.List ref={list}>
          {pages.isReady &&
            Array.from({ length: pages.count }, (_, at) => at + 1).map((page) => (
              <PdfSheet
                key={page}
                pdf={pdf}
                page={page}
                size={pages.sizeOf(page)}
                scale={pages.scaleOf(page)}
                turn={reader.turn}
                isNight={reader.isNight}
                life={reader.lifeOf(page)}
                hits={reader.hitsOf.get(page) ?? noHits}
                poster={posterOf(props, reader, page)}
                current={find.current?.page === page ? find.current : undefined}
                onSize={pages.learn}
                onReached={reader.onReached}
              />
            ))}
          {limit && <div>{limit.card}</div>}
        </S.List>
      </S.View>
    </>
  )
}
