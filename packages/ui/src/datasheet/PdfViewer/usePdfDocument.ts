import { useEffect, useEffectEvent, useState } from 'react'
import type { PageSize } from './reading/page-scale.ts'
import { sizeOf } from './reading/paint-page.ts'
import {
  faultOf,
  openPdf,
  type OpenPdf,
  type PdfAssets,
  type PdfFault,
  type PdfSource,
} from './reading/pdf-document.ts'

/** How far a document has come. `part` runs from 0 to 1. */
export type Opening =
  | { step: 'loading'; part: number }
  | { step: 'open'; pdf: OpenPdf; first: PageSize }
  | { step: 'failed'; fault: PdfFault }

const started: Opening = { step: 'loading', part: 0 }

/** Opens the document, again when its address changes or `retry` is called, and closes it when the reader leaves. */
export function usePdfDocument(source: PdfSource, assets: PdfAssets): { opening: Opening; retry: () => void } {
  const [opening, setOpening] = useState<Opening>(started)
  const [attempt, setAttempt] = useState(0)

  // New headers (a fresh token) or another object with the same addresses are no reason to load the file again.
  const open = useEffectEvent(async (signal: AbortSignal): Promise<Opening> => {
    // Pieces go on coming while one reads: only what comes before the first page is progress.
    const onProgress = (part: number) =>
      !signal.aborted && setOpening((now) => (now.step === 'loading' ? { step: 'loading', part } : now))
    const pdf = await openPdf(source, assets, onProgress, signal)
    return { step: 'open', pdf, first: sizeOf(await pdf.document.getPage(1)) }
  })

  useEffect(() => {
    const leave = new AbortController()
    const tell = (next: Opening) => !leave.signal.aborted && setOpening(next)
    open(leave.signal).then(tell, (error: unknown) => tell({ step: 'failed', fault: faultOf(error) }))
    return () => {
      leave.abort()
      setOpening(started)
    }
  }, [source.url, attempt])

  return { opening, retry: () => setAttempt((count) => count + 1) }
}
