import type { fulltext } from '@xinpu/contract/datasheet'

const fine = 10_000
const width = 5

interface Piece {
  start: number
  end: number
  x: number
  y: number
  width: number
  height: number
}

/** Where marked characters stand on their page. Within a piece of text every character counts as wide as the others. */
export function rectsOf(
  text: string,
  places: readonly number[],
  marks: readonly fulltext.TextMark[],
): fulltext.HitRect[] {
  const pieces = piecesOf(text, places)
  return marks.flatMap((mark) =>
    pieces.filter(({ start, end }) => start < mark.end && end > mark.start).map((piece) => rectOf(piece, mark)),
  )
}

function rectOf(piece: Piece, mark: fulltext.TextMark): fulltext.HitRect {
  const length = piece.end - piece.start
  const from = Math.max(0, mark.start - piece.start) / length
  const to = Math.min(length, mark.end - piece.start) / length
  return {
    x: piece.x + piece.width * from,
    y: piece.y,
    width: piece.width * (to - from),
    height: piece.height,
  }
}

function piecesOf(text: string, places: readonly number[]): Piece[] {
  const count = Math.floor(places.length / width)
  return Array.from({ length: count }, (_, index) => {
    const [start = 0, ...rest] = places.slice(index * width, (index + 1) * width)
    const [x = 0, y = 0, wide = 0, high = 0] = rest.map((part) => part / fine)
    const end = Math.max(start + 1, endOf(text, start, places[(index + 1) * width]))
    return { start, end, x, y, width: wide, height: high }
  })
}

/** A piece ends with its line at the latest: turned pieces have no place, and stand between. */
function endOf(text: string, start: number, next = text.length): number {
  const line = text.indexOf('\n', start)
  return line < 0 ? next : Math.min(next, line)
}
