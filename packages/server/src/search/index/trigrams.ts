import { countIn, type Arena } from './arena.ts'
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

/** Shows the documents whose text holds this one; the rarest piece says where to look. */
export function eachHolding(trigrams: Postings, arena: Arena, text: Uint8Array, visit: (doc: number) => void): void {
  const { from, to } = rarest(trigrams, text)
  for (let place = from; place < to; place += 1) {
    const doc = trigrams.docs[place]!
    if (holds(arena, doc, text)) visit(doc)
  }
}

/** Whether any document among those that count holds the text. */
export function isHeld(trigrams: Postings, arena: Arena, text: Uint8Array, counts: (doc: number) => boolean): boolean {
  const { from, to } = rarest(trigrams, text)
  for (let place = from; place < to; place += 1) {
    const doc = trigrams.docs[place]!
    if (holds(arena, doc, text) && counts(doc)) return true
  }
  return false
}

function rarest({ starts }: Postings, text: Uint8Array): { from: number; to: number } {
  let best = { from: 0, to: Number.POSITIVE_INFINITY }
  for (let at = 0; at + pieceLength <= text.length; at += 1) {
    const piece = pieceAt(text, at)
    const [from, to] = [starts[piece]!, starts[piece + 1]!]
    if (to - from < best.to - best.from) best = { from, to }
  }
  return best.to === Number.POSITIVE_INFINITY ? { from: 0, to: 0 } : best
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
