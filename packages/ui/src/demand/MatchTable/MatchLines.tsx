import { useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { drawnIndexes } from '../../primitives/DataTable/scroller.ts'
import { MatchCandidates, type MatchCandidatesProps } from './MatchCandidates.tsx'
import { MatchRow, type MatchRowProps } from './MatchRow.tsx'
import type { MatchLine } from './match-line.ts'
import { Line } from './MatchRow.styles.ts'
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
}

/** Lines in sight, and as many beyond them. */
const overscan = 6
const rowHeight = 57

/** The lines in sight, and the one in the tab order wherever it is. */
export function MatchLines({ lines, keys, stop, open, selected, onChoose, onChange, ...row }: MatchLinesProps) {
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
    scrollMargin: margin,
    getItemKey: useCallback((at: number) => keys[at] ?? at, [keys]),
    rangeExtractor: useCallback((range: Range) => drawnIndexes(range, stopAt), [stopAt]),
    // What the server sends, before the window is known.
    initialRect: { width: 1024, height: 900 },
  })

  const { startIndex: first = 0, endIndex: last = lines.length } = virtual.range ?? {}

  return (
    <S.Lines ref={list} aria-label="匹配结果" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start, key }) => {
        const line = lines[index]
        if (!line) return null
        const isOpen = open === line.rowNo
        return (
          <Line
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            data-row={key}
            tabIndex={index === stopAt ? 0 : -1}
            aria-setsize={lines.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - margin}px)` }}
          >
            <Filled
              {...row}
              line={line}
              isOpen={isOpen}
              isSelected={selected.has(String(key))}
              turns={turns}
              isInSight={index >= first && index <= last}
              isStop={index === stopAt}
            />
            {isOpen && <MatchCandidates line={line} onChoose={onChoose} onChange={onChange} />}
          </Line>
        )
      })}
    </S.Lines>
  )
}

interface FilledProps extends MatchRowProps {
  turns: Turns
  isInSight: boolean
  isStop: boolean
}

/** A line once it is its turn; the one in the tab order at once. */
function Filled({ turns, isInSight, isStop, ...row }: FilledProps) {
  const isFilled = useTurn(turns, isInSight, isStop)
  return isFilled && <MatchRow {...row} />
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
