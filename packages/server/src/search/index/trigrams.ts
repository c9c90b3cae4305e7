import { countIn, type Arena, type Range } from './arena.ts'
import { postingsOf, type Postings } from './postings.ts'

/** Letters, digits, and one class for every other byte. */
const classes = 37
const classOf = new Uint8Array(256).map((_, byte) => {
  if (byte >= 97 && byte <= 122) return byte - 97
  return byte >= 48 && byte <= 57 ? byte - 22 : classes - 1
})

/** Pieces of this many bytes are kept: shorter texts are not looked for inside others. */
export const pieceLength = 3

/** For every three neighbouring bytes the documents that hold them. */
export const trigramsOf = (arena: Arena): Postings =>
  postingsOf(classes ** pieceLength, (take) => {
    const seen = new Int32Array(classes ** pieceLength).fill(-1)
    for (let doc = 0; doc < countIn(arena); doc += 1)
      eachPiece(arena, doc, (piece) => {
        if (seen[piece] !== doc) take(piece, doc)
        seen[piece] = doc
      })
  })

function eachPiece({ bytes, starts }: Arena, doc: number, visit: (piece: number) => void): void {
  const last = starts[doc + 1]! - pieceLength
  for (let at = starts[doc]!; at <= last; at += 1) visit(pieceAt(bytes, at))
}

const pieceAt = (bytes: Uint8Array, at: number): number =>
  (classOf[bytes[at]!]! * classes + classOf[bytes[at + 1]!]!) * classes + classOf[bytes[at + 2]!]!

/** So many documents are looked at together. */
const room = new Uint32Array(4096)

/** Shows the documents whose text holds this one, in order and some at a time, until the visitor says false; none is kept. */
export function eachHolding(
  trigrams: Postings,
  arena: Arena,
  text: Uint8Array,
  visit: (docs: Uint32Array) => boolean,
): void {
  const [rarest, next] = rarestRuns(trigrams, text)
  if (!rarest) return
  // A text that is one piece, of signs that are classes of their own, need not be looked at.
  const isSure = text.length === pieceLength && text.every((byte) => classOf[byte]! < classes - 1)
  const { docs } = trigrams
  const other = next && { ...next }
  for (let { from } = rarest; from < rarest.to; from += room.length) {
    const some = docs.subarray(from, Math.min(from + room.length, rarest.to))
    const shared = other ? inBoth(some, docs, other) : some
    if (!visit(isSure ? shared : holding(arena, shared, text))) return
  }
}

/** Whether any document among those that count holds the text. */
export function isHeld(trigrams: Postings, arena: Arena, text: Uint8Array, counts: (doc: number) => boolean): boolean {
  let isFound = false
  eachHolding(trigrams, arena, text, (docs) => {
    isFound = docs.some(counts)
    return !isFound
  })
  return isFound
}

/** A list so many times longer than another costs more to read than it spares. */
const mostLonger = 8

/** The lists of the rarest piece of a text, and of the next where that is worth reading. */
function rarestRuns({ starts }: Postings, text: Uint8Array): Range[] {
  const pieces = new Set(Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => pieceAt(text, at)))
  const runs = [...pieces].map((piece): Range => ({ from: starts[piece]!, to: starts[piece + 1]! }))
  const [rarest, next] = runs.sort((one, other) => lengthOf(one) - lengthOf(other))
  if (!rarest) return []
  return next && lengthOf(next) < lengthOf(rarest) * mostLonger ? [rarest, next] : [rarest]
}

const lengthOf = ({ from, to }: Range): number => to - from

/** What of some documents stands in a run too, which is read up to there. */
function inBoth(some: Uint32Array, docs: Uint32Array, run: Range): Uint32Array {
  let length = 0
  let at = run.from
  for (let place = 0; place < some.length; place += 1) {
    const doc = some[place]!
    while (at < run.to && docs[at]! < doc) at += 1
    if (at === run.to) break
    if (docs[at] === doc) room[length++] = doc
  }
  run.from = at
  return room.subarray(0, length)
}

/** So many texts are fetched together: one alone would be waited for as long as all of them. */
const fetchedTogether = 128
/** Keeps what was fetched from being passed over as idle. */
let fetched = 0

/** What of some documents holds a text. */
function holding(arena: Arena, some: Uint32Array, text: Uint8Array): Uint32Array {
  let length = 0
  for (let from = 0; from < some.length; from += fetchedTogether) {
    const to = Math.min(from + fetchedTogether, some.length)
    fetched = fetch(arena, some, { from, to })
    length = gather(arena, some.subarray(from, to), { text, length })
  }
  return room.subarray(0, length)
}

/** Puts those that hold the text behind so many that do. */
function gather(
  { bytes, starts }: Arena,
  some: Uint32Array,
  { text, length }: { text: Uint8Array; length: number },
): number {
  let end = length
  for (let place = 0; place < some.length; place += 1) {
    const doc = some[place]!
    if (holds(bytes, { from: starts[doc]!, to: starts[doc + 1]! }, text)) room[end++] = doc
  }
  return end
}

/** Reads the ends of some texts, one independent of the other, so that the machine fetches them side by side. */
function fetch({ bytes, starts }: Arena, some: Uint32Array, { from, to }: Range): number {
  let sum = fetched
  for (let place = from; place < to; place += 1) {
    const doc = some[place]!
    sum ^= bytes[starts[doc]!]! ^ bytes[starts[doc + 1]! - 1]!
  }
  return sum
}

function holds(bytes: Uint8Array, { from, to }: Range, text: Uint8Array): boolean {
  const last = to - text.length
  const [first, length] = [text[0]!, text.length]
  for (let begin = from; begin <= last; begin += 1) {
    if (bytes[begin] !== first) continue
    let at = 1
    while (at < length && bytes[begin + at] === text[at]) at += 1
    if (at === length) return true
  }
  return false
}
