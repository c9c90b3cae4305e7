import type { QueryName, Reading, TextReading } from './reading.ts'

const head = /^(?:[A-Za-z]{2,8}\d{0,5}[A-Za-z]{0,2}|\d{1,2}[A-Za-z]{1,4}\d{0,4})$/
const tail = /^(?=[A-Za-z]{0,3}\d|[A-Za-z]$)[A-Za-z0-9.]{1,8}$/
const series = /^[A-Za-z]+\d+$/
/** How many letters of a brand may begin a number of its parts: AD 620, IR 2104. */
const longestInitials = 4

/** Puts a part number typed in pieces together: STM32 F103 c8 is one chip. Other texts learn the word before them. */
export function joinPieces<Name extends QueryName>(readings: readonly Reading<Name>[], text: string): Reading<Name>[] {
  const joined: Reading<Name>[] = []
  for (const reading of readings) {
    const before = joined.at(-1)
    if (reading.kind === 'text' && before && isApart(before, reading, text))
      joined.splice(-1, 1, ...withBefore(before, reading, text))
    else joined.push(reading)
  }
  return joined
}

/** Nothing but blanks between them, and both in letters and digits. */
const isApart = (before: Reading<QueryName>, { start, word }: TextReading, text: string): boolean =>
  /^ +$/.test(text.slice(before.start + before.word.length, start)) && /^[\w.+-]+$/.test(word)

function withBefore<Name extends QueryName>(
  before: Reading<Name>,
  reading: TextReading,
  text: string,
): Reading<Name>[] {
  const pieces = piecesOf(before)
  const [first = ''] = pieces
  if (pieces.length > 0 && head.test(first) && tail.test(reading.word)) return [modelOf(before, reading, text)]
  return [before, { ...reading, after: afterOf(before, pieces) }]
}

function afterOf(before: Reading<QueryName>, pieces: readonly string[]): string {
  if (pieces.length > 0) return pieces.join('')
  return before.kind === 'brand' && before.word.length <= longestInitials && /^[A-Za-z]+$/.test(before.word)
    ? before.word
    : ''
}

/** A series that is a category too is a piece all the same: the STM32 of `STM32 F103`. */
function piecesOf(reading: Reading<QueryName>): readonly string[] {
  if (reading.kind === 'model') return reading.pieces
  return reading.kind === 'text' || (reading.kind === 'category' && series.test(reading.word)) ? [reading.word] : []
}

function modelOf(before: Reading<QueryName>, { word, start }: TextReading, text: string): Reading<never> {
  const pieces = [...piecesOf(before), word]
  const whole = text.slice(before.start, start + word.length)
  return {
    kind: 'model',
    label: '型号',
    value: pieces.join('').toUpperCase(),
    word: whole,
    start: before.start,
    pieces,
  }
}
