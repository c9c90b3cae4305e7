import { joinPieces } from './model-pieces.ts'
import { namedWordAt } from './named-word.ts'
import { folded, matchAt, separators, type Place } from './place.ts'
import { plainWordAt } from './plain-word.ts'
import type { NameOf, QueryName, Reading } from './reading.ts'
import { tradeOf } from './trade.ts'

/** More of a query than this is not read. */
const longestQuery = 200
/** Nor more words. */
const mostWords = 16

/** A query word by word. */
export interface QueryReading<Name extends QueryName> {
  readings: Reading<Name>[]
  /** What was not read, for there is too much of it. */
  unread: string
}

/**
 * Reads a query in the language of the trade: values and ranges, packages, brands and categories by `nameOf`,
 * properties, printed codes, part numbers in pieces, and words.
 *
 * @example readQuery('0.1uF 0402 贴片电容 ≥16V', () => undefined).readings.map(({ value }) => value)
 */
export function readQuery<Name extends QueryName>(text: string, nameOf: NameOf<Name>): QueryReading<Name> {
  const plain = folded(text.slice(0, longestQuery))
  const trade = tradeOf(plain)
  const readings: Reading<Name>[] = []
  let at = nextWord(plain, 0)
  while (at < plain.length && readings.length < mostWords) {
    const found = wordAt({ text: plain, at, trade }, nameOf)
    readings.push({ ...found.reading, word: text.slice(at, at + found.length), start: at } as Reading<Name>)
    at = nextWord(plain, at + found.length)
  }
  return { readings: joinPieces(readings, plain), unread: text.slice(at).trim() }
}

const joints = /[\s/_+&-]+/y

/** Where the next word begins; marks between two words of one run are passed over. */
function nextWord(text: string, at: number): number {
  const gap = matchAt(separators, text, at)?.[0].length ?? 0
  if (gap > 0) return nextWord(text, at + gap)
  const joint = at > 0 ? (matchAt(joints, text, at)?.[0].length ?? 0) : 0
  return joint > 0 ? nextWord(text, at + joint) : at
}

function wordAt<Name extends QueryName>(place: Place, nameOf: NameOf<Name>) {
  return namedOrPlain(place, nameOf) ?? textAt(place, nameOf)
}

/** A value is a value though a brand be called so; a name is a name though a package be. */
function namedOrPlain<Name extends QueryName>(place: Place, nameOf: NameOf<Name>) {
  const named = namedWordAt(place, nameOf)
  const plain = plainWordAt(place)
  return plain && plain.length > (named?.length ?? 0) ? plain : named
}

const latinRun = /[^\s\p{Script=Han},，、;；|()（）[\]【】{}"'“”‘’《》:：!！?？。±≥≤≧≦<>]+|./uy
const han = /\p{Script=Han}/uy

/** A run of letters and digits, or of Han characters up to the next that mean something. */
function textAt<Name extends QueryName>(place: Place, nameOf: NameOf<Name>) {
  const length = matchAt(han, place.text, place.at) ? hanLength(place, nameOf) : runLength(place)
  const value = place.text.slice(place.at, place.at + length)
  return { length, reading: { kind: 'text' as const, label: '文字', value, after: '' } }
}

/** Half a character is a word too: it is cut off, not stumbled over. */
const runLength = ({ text, at }: Place): number => matchAt(latinRun, text, at)?.[0].length ?? 1

function hanLength<Name extends QueryName>({ text, at, trade }: Place, nameOf: NameOf<Name>): number {
  let end = at
  for (let match = matchAt(han, text, end); match; match = matchAt(han, text, end)) {
    if (end > at && namedOrPlain({ text, at: end, trade }, nameOf)) break
    end += match[0].length
  }
  return end - at
}
