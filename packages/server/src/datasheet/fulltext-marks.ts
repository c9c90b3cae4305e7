import type { fulltext } from '@xinpu/contract/datasheet'
import { folded, isPartNumber } from '../search/page-text-words.ts'

/** Words as they are looked for in a text: as typed, and in pieces where a page has only those. */
export interface WordPattern {
  whole: RegExp
  pieces: RegExp
}

const before = 40
const longest = 150
const mostMarks = 500

const isSign = /[\p{L}\p{N}]/u
const hasHan = /\p{Script=Han}/u

/** How a word of a search stands in texts: whatever its letters are parted by, and however the micro sign is written. */
export function patternOf(word: string): WordPattern {
  const plain = folded(word)
  const runs = plain.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[^\s])+/gu) ?? []
  const wholes = runs.filter((run) => isSign.test(run)).map(sourceOf)
  return { whole: unionOf(hasHan.test(plain) ? wholes : [sourceOf(plain)]), pieces: unionOf(runs.flatMap(piecesOf)) }
}

const unionOf = (sources: readonly string[]): RegExp => new RegExp(sources.join('|') || '(?!)', 'gu')

/** Chinese by pairs, words one by one. */
function piecesOf(run: string): string[] {
  if (!hasHan.test(run))
    return run
      .split(/[^\p{L}\p{N}.]+/u)
      .filter((piece) => isSign.test(piece))
      .map(sourceOf)
  const signs = [...run]
  return signs.length < 3 ? [sourceOf(run)] : signs.slice(1).map((sign, index) => sourceOf(`${signs[index]}${sign}`))
}

function sourceOf(text: string): string {
  const signs = [...text].filter((sign, index, all) => isSign.test(sign) || isPoint(all, index))
  const body = signs.map((sign) => ({ '.': '\\.', u: '[uµμ]' })[sign] ?? sign).join('[\\s\\p{Pd}/_]{0,2}')
  // A number is whole; a word, and the number of a part, is met at its beginning.
  return /\d$/.test(text) && !isPartNumber(signs.join('')) ? `${body}(?!\\p{N})` : body
}

const isPoint = (signs: readonly string[], at: number): boolean =>
  signs[at] === '.' && /\d/.test(signs[at - 1] ?? '') && /\d/.test(signs[at + 1] ?? '')

/** Where the words stand in a text, in order and apart. */
export function marksIn(text: string, patterns: readonly WordPattern[]): fulltext.TextMark[] {
  const plain = lowered(text)
  const found = patterns.flatMap(({ whole, pieces }) => {
    const exact = placesIn(plain, whole)
    return exact.length > 0 ? exact : placesIn(plain, pieces)
  })
  return apart(found.toSorted((one, other) => one.start - other.start || other.end - one.end)).slice(0, mostMarks)
}

/** In lower case, with every sign in its place: the few that would become longer stay as they are. */
function lowered(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return text.replaceAll(/./gsu, (sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign))
}

const placesIn = (text: string, pattern: RegExp): fulltext.TextMark[] =>
  [...text.matchAll(pattern)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(({ start }) => isBeginning(text, start))

/** Letters and figures are met where they begin; a Chinese word stands anywhere. */
function isBeginning(text: string, start: number): boolean {
  const before = text[start - 1] ?? ''
  if (hasHan.test(text[start] ?? '') || hasHan.test(before)) return true
  return !isSign.test(before) && !/\d\.$/.test(text.slice(Math.max(0, start - 2), start))
}

function apart(marks: readonly fulltext.TextMark[]): fulltext.TextMark[] {
  const kept: fulltext.TextMark[] = []
  for (const mark of marks) if (mark.start >= (kept.at(-1)?.end ?? 0)) kept.push(mark)
  return kept
}

/** The words around the first hit on one line, with the hits in it. */
export function snippetOf(
  text: string,
  marks: readonly fulltext.TextMark[],
): { snippet: string; marks: fulltext.TextMark[] } {
  const first = marks[0]?.start ?? 0
  const start = startOf(text, Math.max(0, first - before))
  const end = endOf(text, Math.min(text.length, start + longest))
  const isIn = marks.filter((mark) => mark.start >= start && mark.end <= end)
  return onOneLine(
    text.slice(start, end),
    isIn.map((mark) => ({ start: mark.start - start, end: mark.end - start })),
  )
}

/** A cut falls between words; in Chinese anywhere. */
const startOf = (text: string, at: number): number => {
  if (at === 0) return 0
  const gap = /[\s。，；、]/u.exec(text.slice(at, at + before))
  return gap ? at + gap.index + 1 : at
}
const endOf = (text: string, at: number): number => {
  if (at === text.length) return at
  const gap = text.slice(0, at).search(/\s\S*$/u)
  return gap > at - 20 ? gap : at
}

/** Runs of white space become one space; marks move along. */
function onOneLine(text: string, marks: readonly fulltext.TextMark[]) {
  const places: number[] = []
  let line = ''
  for (let at = 0; at < text.length; at += 1) {
    const isSpace = /\s/.test(text[at] ?? '')
    places.push(line.length)
    if (!isSpace) line += text[at]
    else if (line !== '' && !line.endsWith(' ')) line += ' '
  }
  places.push(line.length)
  const moved = marks.map(({ start, end }) => ({ start: places[start] ?? 0, end: places[end] ?? line.length }))
  return { snippet: line.trimEnd(), marks: moved }
}
