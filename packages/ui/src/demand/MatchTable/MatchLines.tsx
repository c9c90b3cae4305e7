import { useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { memo, useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { drawnIndexes } from '../../primitives/DataTable/scroller.ts'
import { atRest } from '../../primitives/OnDemand/at-rest.ts'
import { CandidatesAhead, MatchCandidates, type MatchCandidatesProps } from './MatchCandidates.tsx'
import { MatchRow, type MatchRowProps } from './MatchRow.tsx'
import type { MatchLine } from './match-line.ts'
import * as S from './MatchTable.styles.ts'
import { Turns, useTurn } from './turns.ts'

export interface MatchLinesProps
  extends
    Pick<MatchRowProps, 'hrefOf' | 'onBucket' | 'onOpen' | 'onRetry' | 'toggle'>,
    Pick<MatchCandidatesProps, 'onChange' | 'onChoose'> {
  lines: readonly MatchLine[]
  /** The names of the lines. */
  keys: readonly string[]
  /** The line in the tab order. */
  stop: string | undefined
  /** The line that stands open. */
  open: number | undefined
  selected: ReadonlySet<string>
  /** The line in which something has the focus, on its way to what the line holds. */
  entered: number | undefined
}

/** Lines in sight, and as many beyond them. */
const overscan = 4
const rowHeight = 57

/** The lines in sight, and the one in the tab order wherever it is. */
export function MatchLines({ lines, keys, stop, open, entered, selected, ...props }: MatchLinesProps) {
  const { onChoose, onChange, ...row } = props

  const list = useRef<HTMLOListElement>(null)
  const margin = useTopOf(list)
  const [turns] = useState(() => new Turns())
  useEffect(() => turns.begin(), [turns])
  const stopAt = stop === undefined ? -1 : keys.indexOf(stop)
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here and nowhere remembered
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    count: lines.length,
    estimateSize: () => rowHeight,
    overscan,
    // Rooms need not come within the frame of the scroll: it went on waiting for them on a slow machine.
    useFlushSync: false,
    scrollMargin: margin,
    getItemKey: useCallback((at: number) => keys[at] ?? at, [keys]),
    rangeExtractor: useCallback((range: Range) => drawnIndexes(range, stopAt), [stopAt]),
    // What the server sends, before the window is known.
    initialRect: { width: 1024, height: 900 },
  })

  const { startIndex, endIndex } = virtual.range ?? {}
  useLayoutEffect(() => turns.see(startIndex, endIndex), [turns, startIndex, endIndex])

  return (
    <>
      <S.Lines ref={list} aria-label="匹配结果" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const line = lines[index]
          return (
            line && (
              <LineItem
                {...row}
                key={key}
                line={line}
                index={index}
                count={lines.length}
                top={start - margin}
                isStop={index === stopAt}
                isOpen={open === line.rowNo}
                isEntered={entered === line.rowNo}
                isSelected={selected.has(String(key))}
                turns={turns}
                measure={virtual.measureElement}
                onChoose={onChoose}
                onChange={onChange}
              />
            )
          )
        })}
      </S.Lines>
      <CandidatesAhead line={lines.find(({ chosen }) => chosen)} />
    </>
  )
}

interface LineItemProps extends MatchRowProps, Pick<MatchCandidatesProps, 'onChange' | 'onChoose'> {
  index: number
  count: number
  /** How far below the top of the list it stands, in pixels. */
  top: number
  isStop: boolean
  isEntered: boolean
  turns: Turns
  measure: (line: HTMLLIElement | null) => void
}

/** A line: its room at once, what stands in it when it is its turn. A room is not measured: that would lay out the page. */
const LineItem = memo(function LineItem({ index, count, top, turns, measure, ...props }: LineItemProps) {
  const { isStop, isEntered, onChoose, onChange, ...row } = props
  const isFilled = useTurn(turns, index, isStop)
  return (
    <li
      ref={isFilled ? measure : undefined}
      data-index={index}
      data-row={row.line.rowNo}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys are pressed on lines, as on rows of a table
      tabIndex={isStop ? 0 : -1}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ transform: `translateY(${top}px)` }}
    >
      {isFilled && (
        <>
          <MatchRow {...row} />
          <Opened isOpen={row.isOpen} isEntered={isEntered} line={row.line} onChoose={onChoose} onChange={onChange} />
        </>
      )}
    </li>
  )
})

interface OpenedProps extends Pick<MatchCandidatesProps, 'line' | 'onChange' | 'onChoose'> {
  isOpen: boolean
  isEntered: boolean
}

/**
 * What an open line holds comes in the frame after the one that shows it open, and its fields once no key is pressed any
 * more, or the focus comes near; closed it is hidden, and taken away likewise. Somebody who only looks and goes on waits
 * for none of it.
 */
function Opened({ isOpen, isEntered, ...props }: OpenedProps) {
  const isDue = useDeferredValue(isOpen, false)
  const [isHere, setHere] = useState(false)
  const [hasFields, setFields] = useState(false)
  if (isDue && !isHere) setHere(true)
  useEffect(() => {
    const settle = () => {
      setHere(isOpen)
      setFields(isOpen)
    }
    return isHere ? atRest(settle) : undefined
  }, [isHere, isOpen])

  return (
    isHere && (
      <div hidden={!isOpen}>
        <MatchCandidates {...props} hasFields={hasFields || isEntered} />
      </div>
    )
  )
}

/** How far below the top of the page the list begins; what has the focus in it stays in sight when it is pushed down. */
function useTopOf(list: React.RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const box = list.current?.getBoundingClientRect()
      if (box) setTop(Math.round(box.top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  useLayoutEffect(() => {
    const at = document.activeElement
    if (list.current?.contains(at)) at?.scrollIntoView({ block: 'nearest' })
  }, [list, top])
  return top
}
