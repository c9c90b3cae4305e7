/** Where characters match: from the first, up to but without the last. */
export type TextRange = readonly [start: number, end: number]

export interface HighlightProps {
  /** The whole text. */
  text: string
  /** The characters to mark; they may overlap and stand in any order. */
  ranges: readonly TextRange[]
}

/** Text whose matched characters are marked with a wash and a copper underline, never bolded. */
export function Highlight({ text, ranges }: HighlightProps) {
  return pieces(text, ranges).map(({ at, piece, isMatch }) => (isMatch ? <mark key={at}>{piece}</mark> : piece))
}

interface Piece {
  at: number
  piece: string
  isMatch: boolean
}

function pieces(text: string, ranges: readonly TextRange[]): Piece[] {
  const result: Piece[] = []
  let at = 0

  const take = (end: number, isMatch: boolean) => {
    if (end <= at) return
    result.push({ at, piece: text.slice(at, end), isMatch })
    at = end
  }

  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    take(Math.min(start, text.length), false)
    take(Math.min(end, text.length), true)
  }
  take(text.length, false)

  return result
}
