import { countedIn } from './counted-words.ts'
import type { WordKind } from './demand-line.ts'
import { offers, wants } from './kind-words.ts'
import { isKnownBrand } from './known-names.ts'
import { readingsOf } from './read-word.ts'
import { taxAndPrice } from './tax-price.ts'
import { isValue } from './value-words.ts'

/** The pieces of a word, and between them what glues them. */
type Seam = readonly string[]

/** No word is longer; what is has no pieces. */
const longest = 200

const kind = new RegExp(`^(${wants}|${offers}|现货)([:：]?)([A-Za-z0-9π].*)$`, 'i')
const kindAndName = new RegExp(`^(${wants}|${offers})([:：])(.+)$`, 'i')
/** 有LM358DR吗: the question says that it is wanted. */
const asked = /^()(有)([A-Za-z0-9π].*?)()(吗|么|没有?)[?？]?$/
const model = '[A-Za-z0-9][\\w\\-+./#&,()]{1,79}?[A-Za-z0-9)+]'
const steps = '(?:kk|k|w|万|千)?'
const pieces = '(?:pcs?|个|只|片|颗|件)'
/** LM358 5K吗: it closes the list, and belongs to no number. */
const askedAtEnd = new RegExp(`^(\\d[\\d.,]*${steps}${pieces}?)()((?:有|有没)?(?:吗|么|没有?)[?？]?)$`, 'i')
/** A number of a part and its pieces; x and a stroke go on within a number, so there the pieces are named. */
const counted: readonly RegExp[] = [
  new RegExp(`^(${model})(--|[*×=:：])(\\d{1,9}${steps}${pieces}?)$`, 'i'),
  new RegExp(`^(${model})([x-])(\\d{1,9}${steps}${pieces})$`, 'i'),
  new RegExp(`^([A-Z0-9\\-+./#]{3,80})(x)(\\d{3,9}${pieces}?)$`),
]

/** Where a word falls apart first. */
function seamIn(word: string): Seam | undefined {
  for (const pattern of [kind, kindAndName, asked, askedAtEnd, ...taxAndPrice]) {
    const [, ...pieces] = pattern.exec(word) ?? []
    if (pieces.length > 0) return pieces
  }
  return withCount(word) ?? possessed(word) ?? bracketed(word) ?? slashed(word)
}

/** LM358DR*2000. */
function withCount(word: string): Seam | undefined {
  for (const pattern of counted) {
    const [, ...pieces] = pattern.exec(word) ?? []
    if (pieces[0] !== undefined && /\d/.test(pieces[0]) && /[A-Za-z]|\d{5}/.test(pieces[0])) return pieces
  }
  return undefined
}

/** TI的LM358DR. */
function possessed(word: string): Seam | undefined {
  const at = word.indexOf('的')
  const [first, second] = [word.slice(0, at), word.slice(at + 1)]
  return at > 0 && second !== '' && isKnownBrand(first) ? [first, '的', second] : undefined
}

/** LM358DR(TI)5000, (含税): brackets whose inside says something; those of DF40C-100DS-0.4V(51) are its own. */
function bracketed(word: string): Seam | undefined {
  const [, before = '', inside = '', behind = ''] = /^([^()]*)\(([^()]+)\)([^]*)$/.exec(word) ?? []
  const isApart = inside !== '' && (before === '' || saysOfItself(inside))
  return isApart ? [before, '(', inside, ')', behind] : undefined
}

/** A word that a list may hold between strokes: 10uF/25V/0805. */
const isOfList = (piece: string): boolean => isValue(piece) || readingsOf(piece).length > 0

/** What a bracket, or a piece between strokes, says that no number of a part does. */
const saysOfItself = (piece: string): boolean => {
  const [reading] = readingsOf(piece)
  if (reading?.kind === 'quantity') return countedIn(piece)?.isExplicit === true
  return isValue(piece) || (reading !== undefined && reading.kind !== 'model')
}

/** TI/LM358DR/5000/24+ is four words, LM2596S-5.0/NOPB, PIC16F1825-I/ST and DAC7512N/3K are one. */
function slashed(word: string): Seam | undefined {
  const all = word.split('/')
  if (all.length < 2 || readingsOf(word).some((reading) => reading.kind !== 'model')) return undefined
  const [first = ''] = all
  if (isList(all) || (saysOfItself(first) && all.some(isNumber))) return [first, '/', word.slice(first.length + 1)]
  const last = all.at(-1) ?? ''
  return endsApart(all, last) ? [word.slice(0, -last.length - 1), '/', last] : undefined
}

const isList = (all: readonly string[]): boolean =>
  all.some(saysOfItself) &&
  all.every(isOfList) &&
  namedOnce.every((kind) => isOnce(all, kind)) &&
  !ordering.test(all.join('/'))

/** Whether the last piece is no end of a number: 24+, or pieces in hundreds. */
const endsApart = (all: readonly string[], last: string): boolean =>
  /^[1-9]\d{1,6}00$/.test(last) || (saysOfItself(last) && all.some(isNumber) && !/-[A-Z]{1,3}$/.test(all.at(-2) ?? ''))

const namedOnce = ['brand', 'model', 'quantity'] as const

/** Whether one piece at most can be read so; 1N4007-E3/54/5000 names one part. */
const isOnce = (all: readonly string[], what: WordKind): boolean =>
  all.filter((piece) => readingsOf(piece)[0]?.kind === what).length <= 1

/** What ends a number of a part, though it may be a maker's name: -I/ST. */
const ordering = /-[A-Z]{1,3}\/[A-Z]{2}(?:\/|$)/

const isNumber = (piece: string): boolean => readingsOf(piece)[0]?.kind === 'model' || /^\d{5,}$/.test(piece)

/** A piece of a word, by its place in it. */
export interface Piece {
  start: number
  end: number
}

/** The pieces of which a word is glued: 求TI的LM358DR/2K is four. */
export function piecesOf(word: string, at = 0): Piece[] {
  const seam = word.length > longest ? undefined : seamIn(word)
  if (!seam) return word === '' ? [] : [{ start: at, end: at + word.length }]
  let start = at
  return seam.flatMap((piece, nth) => {
    const begin = start
    start += piece.length
    return nth % 2 === 0 ? piecesOf(piece, begin) : []
  })
}
