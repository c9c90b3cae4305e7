import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { clearPage } from '../reading/canvas.ts'
import { clearMarks, markHits } from '../reading/mark-hits.ts'
import { paintPage, type PageLayer, type PageState } from '../reading/paint-page.ts'
import type { PdfSheetProps } from './PdfSheet.tsx'

/** A page on the screen is painted soon, its neighbours when the reader rests. */
const delays = { shown: 40, near: 250 }

/** Paints a page while it is live, gives everything back when it is not, and keeps its marks. */
export function usePdfSheet(props: PdfSheetProps) {
  const { pdf, page, scale, turn, isNight, life } = props
  const canvasHost = useRef<HTMLDivElement>(null)
  const textHost = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<PageState>('waiting')
  const [layer, setLayer] = useState<PageLayer>()
  const isLive = life !== 'away'

  const paint = useEffectEvent(() => {
    const [canvas, text] = [canvasHost.current, textHost.current]
    if (!canvas || !text) return
    const delay = life === 'shown' ? delays.shown : delays.near
    return paintPage({
      pdf,
      page,
      scale,
      turn,
      isNight,
      delay,
      canvasHost: canvas,
      textHost: text,
      onSize: (size) => props.onSize(page, size),
      onState: setState,
      onLayer: setLayer,
    })
  })

  useEffect(() => (isLive ? paint() : undefined), [isLive, pdf, page, scale, turn, isNight])

  useEffect(() => {
    const [canvas, text] = [canvasHost.current, textHost.current]
    if (!isLive) return
    return () => {
      if (canvas) clearPage(canvas)
      text?.replaceChildren()
      setLayer(undefined)
      setState('waiting')
      pdf.document.getPage(page).then(
        (proxy) => proxy.cleanup(),
        () => {},
      )
    }
  }, [isLive, pdf, page])

  useMarks(props, layer)
  return { canvasHost, textHost, state }
}

/** Marks follow the hits; the reader follows the current one once, when it becomes current. */
function useMarks({ hits, current, onReached }: PdfSheetProps, layer: PageLayer | undefined): void {
  useEffect(() => {
    if (!layer || hits.length === 0) return
    const mark = markHits(layer, hits, current)
    if (mark && current) onReached(mark)
    return () => clearMarks(layer)
  }, [layer, hits, current, onReached])
}
