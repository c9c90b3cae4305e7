import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Hit } from './reading/find-in-pages.ts'
import { livePages } from './reading/live-pages.ts'
import { fitScale, nextTurn, pinched, turned, zoomStep, type Turn, type Zoom } from './reading/page-scale.ts'
import { outlineOf } from './reading/pdf-document.ts'
import { printPdf } from './reading/print-pdf.ts'
import type { PdfReaderProps } from './PdfReader.tsx'
import { useFinding } from './useFinding.ts'
import { usePageSizes } from './usePageSizes.ts'
import { usePdfFind } from './usePdfFind.ts'
import { usePdfPinch } from './usePdfPinch.ts'
import { usePdfScroll, type Place } from './usePdfScroll.ts'
import { useWidth } from './useWidth.ts'

/** Everything an open document knows about itself: place, size, looks, and what is looked for. */
export function usePdfReader(props: PdfReaderProps, field: React.RefObject<HTMLInputElement | null>) {
  const { pdf, limit, scrolls = 'page', stickyTop = 0, page: wanted = 1, title } = props
  const [view, list, tools] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const [turn, setTurn] = useState<Turn>(0)
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [isNight, setNight] = useKept(props.isNight, props.onNightChange, false)
  const pages = usePages(props, list, zoom, turn)
  const finding = useFinding(props, field)
  const report = useReport(props)

  const { place, goTo, gripAt } = usePdfScroll({
    pageCount: pages.count,
    start: Math.max(1, wanted),
    view,
    list,
    scrolls,
    covered: () => stickyTop + (tools.current?.offsetHeight ?? 0),
    layout: pages.layout,
    isReady: pages.isReady,
    onPlace: report.onPlace,
  })
  const follow = useEffectEvent(() => wanted !== report.told.current && pages.isReady && goTo(wanted))
  useEffect(() => void follow(), [wanted])

  usePdfPinch(view, ({ factor, from, to }) => {
    const carryTo = gripAt(from)
    // What lies under the fingers is moved in the same picture of the screen in which it grows.
    flushSync(() => setZoom(pinched(pages.scaleOf(place.page), factor, pages.fitOf(place.page))))
    carryTo(to)
  })

  const find = usePdfFind(pdf, pages.count, finding.query, place.page)
  const { step, onReached } = useStep(find.step, place, goTo)
  useFirstHit(props.find ?? '', find, step)
  const hitsOf = useMemo(() => Map.groupBy(find.hits, ({ page }) => page), [find.hits])
  const live = livePages(place.range, pages.count)
  useOutline(props)
  useTold(props, place.page, pages.total, find)

  return {
    view,
    list,
    tools,
    pages,
    place,
    goTo,
    find,
    finding,
    step,
    hitsOf: hitsOf as ReadonlyMap<number, readonly Hit[]>,
    onReached,
    lifeOf: (page: number) => lifeOf(page, live, place),
    scale: pages.scaleOf(place.page),
    isFit: zoom === 'fit',
    onZoom: (by: 1 | -1) => setZoom(zoomStep(pages.scaleOf(place.page), by)),
    onFit: () => setZoom('fit'),
    turn,
    onTurn: () => setTurn(nextTurn),
    isNight,
    onNight: setNight,
    onPrint: props.onPrint ?? (() => void printPdf(pdf.document, title).catch(() => {})),
    limit,
  }
}

function lifeOf(page: number, live: ReadonlySet<number>, { range }: Place): 'shown' | 'near' | 'away' {
  if (!live.has(page)) return 'away'
  return page >= range.first && page <= range.last ? 'shown' : 'near'
}

/** How many pages there are, and how large each of them is on the screen. */
function usePages(
  { pdf, first, limit }: PdfReaderProps,
  list: React.RefObject<HTMLElement | null>,
  zoom: Zoom,
  turn: Turn,
) {
  const count = Math.min(pdf.document.numPages, limit?.pages ?? Number.POSITIVE_INFINITY)
  const width = useWidth(list)
  const { sizeOf, sizes, learn } = usePageSizes(pdf, first, count)
  const fitOf = (page: number): number => fitScale(width, turned(sizeOf(page), turn))
  const scaleOf = (page: number): number => (zoom === 'fit' ? fitOf(page) : zoom)
  const layout = useMemo(() => ({ zoom, turn, width, sizes }), [zoom, turn, width, sizes])

  const total = limit?.total ?? pdf.document.numPages
  return { count, total, isReady: width > 0, layout, sizeOf, fitOf, scaleOf, learn }
}

/** A value that its owner may keep, or leave to us. */
function useKept<T>(
  given: T | undefined,
  onChange: ((value: T) => void) | undefined,
  start: T,
): [T, (value: T) => void] {
  const [own, setOwn] = useState(given ?? start)
  return [
    given !== undefined && onChange ? given : own,
    (value) => {
      setOwn(value)
      onChange?.(value)
    },
  ]
}

/** Tells the page its number, once a number. */
function useReport({ page = 1, onPageChange }: PdfReaderProps) {
  const told = useRef(page)
  return {
    told,
    onPlace: (place: Place) => {
      if (place.page === told.current) return
      told.current = place.page
      onPageChange?.(place.page)
    },
  }
}

/** Goes from hit to hit: to its page first, then, once its mark is there, to the mark. */
function useStep(next: (by: 1 | -1) => Hit | undefined, { range }: Place, goTo: (page: number) => void) {
  const pending = useRef<Hit | undefined>(undefined)

  const onReached = useCallback((mark: HTMLElement) => {
    if (!pending.current) return
    pending.current = undefined
    mark.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  }, [])

  function step(by: 1 | -1): void {
    const hit = next(by)
    pending.current = hit
    if (hit && (hit.page < range.first || hit.page > range.last)) goTo(hit.page)
  }
  return { step, onReached }
}

/** Whoever came for a word, by a link or from a search, is brought to the first place where it stands, once. */
function useFirstHit(came: string, { query, hits }: ReturnType<typeof usePdfFind>, step: (by: 1) => void) {
  const awaited = useRef(came)
  const show = useEffectEvent(() => {
    if (awaited.current !== query) awaited.current = ''
    if (!awaited.current || hits.length === 0) return
    awaited.current = ''
    step(1)
  })
  useEffect(() => void show(), [query, hits])
}

function useOutline({ pdf, onOutline }: PdfReaderProps): void {
  const tell = useEffectEvent(async () => onOutline?.(await outlineOf(pdf.document)))
  useEffect(() => void tell().catch(() => {}), [pdf])
}

function useTold(
  { onState }: PdfReaderProps,
  page: number,
  pageCount: number,
  { query, hits, at, pages, isSearching }: ReturnType<typeof usePdfFind>,
): void {
  const tell = useEffectEvent(() =>
    onState?.({ step: 'open', page, pageCount, find: { query, total: hits.length, at, pages, isSearching } }),
  )
  useEffect(() => void tell(), [page, pageCount, query, hits, at, pages, isSearching])
}
