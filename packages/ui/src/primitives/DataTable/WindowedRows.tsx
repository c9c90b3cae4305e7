import { useVirtualizer, useWindowVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { PlainRows, rowHeight, rowProps, type RowsProps } from './PlainRows.tsx'
import { Gap, Row } from './Row.tsx'
import { drawnIndexes, gapsOf, scrollerOf, type Scroller } from './scroller.ts'

const overscan = 8

/** Where rows scroll, and how far below its top the first one begins. */
interface Place<S extends Scroller> {
  scroller: S
  margin: number
}

/** Only the rows in sight, and the one in the tab order wherever it is. */
export function WindowedRows<T>(list: RowsProps<T>) {
  const mark = useRef<HTMLTableRowElement>(null)
  const place = usePlace(mark)
  const rows =
    place === undefined ? (
      <PlainRows {...list} only={overscan * 4} />
    ) : place.scroller instanceof HTMLElement ? (
      <BoxRows {...list} place={{ ...place, scroller: place.scroller }} />
    ) : (
      <PageRows {...list} place={place} />
    )

  return (
    <>
      <tr ref={mark} aria-hidden data-gap />
      {rows}
    </>
  )
}

type Placed<T, S extends Scroller> = RowsProps<T> & { place: Place<S> }

function PageRows<T>({ place, ...list }: Placed<T, Scroller>) {
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here and nowhere remembered
  const virtual = useWindowVirtualizer<HTMLTableRowElement>({ ...useOptions(list), scrollMargin: place.margin })

  return <Drawn list={list} virtual={virtual} from={place.margin} />
}

function BoxRows<T>({ place, ...list }: Placed<T, HTMLElement>) {
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here and nowhere remembered
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    ...useOptions(list),
    scrollMargin: place.margin,
    getScrollElement: () => place.scroller,
  })

  return <Drawn list={list} virtual={virtual} from={place.margin} />
}

function useOptions<T>({ keys, stop, density = 'comfortable' }: RowsProps<T>) {
  const stopAt = stop === undefined ? -1 : keys.indexOf(stop)

  return {
    count: keys.length,
    overscan,
    estimateSize: useCallback(() => rowHeight[density], [density]),
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    rangeExtractor: useCallback((range: Range) => drawnIndexes(range, stopAt), [stopAt]),
  }
}

interface DrawnProps<T> {
  list: RowsProps<T>
  virtual: Pick<Virtualizer<Scroller, HTMLTableRowElement>, 'getVirtualItems' | 'getTotalSize' | 'measureElement'>
  /** Where the first row begins in what scrolls. */
  from: number
}

function Drawn<T>({ list, virtual, from }: DrawnProps<T>) {
  const items = virtual.getVirtualItems()
  const span = list.columns.length + 1
  const gaps = gapsOf(items, from, from + virtual.getTotalSize())

  return (
    <>
      {items.flatMap(({ index }, at) => [
        gaps[at] ? <Gap key={`gap ${at === 0 ? 'first' : index}`} span={span} height={gaps[at]} /> : null,
        <Row key={list.keys[index]} {...rowProps(list, index)} index={index} measure={virtual.measureElement} />,
      ])}
      {gaps[items.length] ? <Gap key="gap last" span={span} height={gaps[items.length] ?? 0} /> : null}
    </>
  )
}

/** Looked for once the room of all rows is there; measured again as what stands above the table changes. */
function usePlace(mark: RefObject<HTMLElement | null>): Place<Scroller> | undefined {
  const [place, setPlace] = useState<Place<Scroller>>()

  useLayoutEffect(() => {
    const row = mark.current
    if (!row) return
    const scroller = scrollerOf(row)
    const measure = () => {
      const margin = marginIn(scroller, row)
      setPlace((last) => (last && Math.abs(last.margin - margin) < 1 ? last : { scroller, margin }))
    }
    measure()

    // What stands above the table has grown when the page, or what scrolls, has.
    const observer = new ResizeObserver(measure)
    observer.observe(scroller instanceof HTMLElement ? (scroller.firstElementChild ?? scroller) : document.body)
    return () => observer.disconnect()
  }, [mark])

  return place
}

function marginIn(scroller: Scroller, mark: HTMLElement): number {
  const { top } = mark.getBoundingClientRect()

  return Math.round(
    scroller instanceof HTMLElement
      ? top - scroller.getBoundingClientRect().top - scroller.clientTop + scroller.scrollTop
      : top + window.scrollY,
  )
}
