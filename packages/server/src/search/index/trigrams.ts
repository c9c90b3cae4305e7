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

/** Shows the documents whose text holds this one, in order, until the visitor says false. */
export function eachHolding(trigrams: Postings, arena: Arena, text: Uint8Array, visit: (doc: number) => boolean): void {
  const [rarest, next] = rarestRuns(trigrams, text)
  if (!rarest) return
  // A text that is one piece, of signs that are classes of their own, need not be looked at.
  const isSure = text.length === pieceLength && text.every((byte) => classOf[byte]! < classes - 1)
  eachOfBoth(
    trigrams.docs,
    next ? [rarest, next] : [rarest],
    (doc) => (!isSure && !holds(arena, doc, text)) || visit(doc),
  )
}

/** Whether any document among those that count holds the text. */
export function isHeld(trigrams: Postings, arena: Arena, text: Uint8Array, counts: (doc: number) => boolean): boolean {
  let isFound = false
  eachHolding(trigrams, arena, text, (doc) => {
    isFound = counts(doc)
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

/** Shows what stands in both of two runs, each in order, until the visitor says false; without a second, all of the first. */
function eachOfBoth(docs: Uint32Array, [one, other]: [Range, Range?], visit: (doc: number) => boolean): void {
  let at = other?.from ?? 0
  const isInOther = (doc: number, { to }: Range): boolean => {
    while (at < to && docs[at]! < doc) at += 1
    return at < to && docs[at] === doc
  }
  for (let place = one.from; place < one.to; place += 1) {
    const doc = docs[place]!
    if ((!other || isInOther(doc, other)) && !visit(doc)) return
  }
}

function holds({ bytes, starts }: Arena, doc: number, text: Uint8Array): boolean {
  const last = starts[doc + 1]! - text.length
  const [first, length] = [text[0]!, text.length]
  for (let from = starts[doc]!; from <= last; from += 1) {
    if (bytes[from] !== first) continue
    let at = 1
    while (at < length && bytes[from + at] === text[at]) at += 1
    if (at === length) return true
  }
  return false
}
