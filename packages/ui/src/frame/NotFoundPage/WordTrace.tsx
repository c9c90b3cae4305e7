import { useEffect, useState } from 'react'
import * as S from './NotFoundPage.styles.ts'

interface WordTraceProps {
  /** What the trace is drawn over; holds the word as `<b>` and the search as `[data-search]`. */
  board: React.RefObject<HTMLElement | null>
}

/** The copper line from the word that was read in the address to the box where it is searched for. */
export function WordTrace({ board }: WordTraceProps) {
  const [path, setPath] = useState<Path>()

  useEffect(() => {
    if (!board.current) return
    const measure = new ResizeObserver(() => board.current && setPath(pathOn(board.current)))
    measure.observe(board.current)
    return () => measure.disconnect()
  }, [board])

  return (
    path && (
      <S.Trace aria-hidden>
        <path d={path.line} />
        <circle cx={path.x} cy={path.y - 3} r={3} />
      </S.Trace>
    )
  )
}

interface Path {
  line: string
  x: number
  y: number
}

/** Where the text of the box begins, and half a part number on. */
const intoBox = 116

/** Down from the word, over at 45°, down into the box; straight down where they stand over each other. */
function pathOn(board: HTMLElement): Path | undefined {
  const word = board.querySelector('b')?.getBoundingClientRect()
  const box = board.querySelector('[data-search]')?.getBoundingClientRect()
  if (!word || !box) return undefined

  const origin = board.getBoundingClientRect()
  const from = { x: word.left + word.width / 2 - origin.left, y: word.bottom - origin.top + 2 }
  const x = Math.min(from.x, box.left - origin.left + intoBox)
  const y = box.top - origin.top
  const middle = (from.y + y) / 2
  const bend = Math.min(6, (from.x - x) / 2)

  return { line: `M${from.x} ${from.y}V${middle - bend}l${-bend} ${bend}H${x + bend}l${-bend} ${bend}V${y - 6}`, x, y }
}
