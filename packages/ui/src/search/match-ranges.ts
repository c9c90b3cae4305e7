import type { TextRange } from '../primitives/Highlight/Highlight.tsx'

/** A common beginning shorter than this says nothing. */
const leastPrefix = 3

/**
 * The characters of a part number (or any name) that answer the words of a query: a word that stands in it as
 * typed, else with signs left out (`STM32F-103` in `STM32F103`), else the longest beginning they share. A decimal
 * point is no sign: 18.432 never marks 1.8432.
 *
 * @example matchRanges('stm32f1', 'STM32F103C8T6') // [[0, 7]]
 */
export function matchRanges(query: string, text: string): TextRange[] {
  const found = query
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => rangesOfWord(word, text))
  return merge(found)
}

function rangesOfWord(word: string, text: string): TextRange[] {
  const typed = fold(word)
  const whole = fold(text)
  if (whole.startsWith(typed)) return [[0, typed.length]]
  const inside = typed.length > 1 ? occurrences(typed, whole) : []
  return inside.length > 0 ? inside : withoutSigns(typed, whole)
}

function occurrences(word: string, text: string): TextRange[] {
  const found: TextRange[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    found.push([at, at + word.length])
  return found
}

function withoutSigns(word: string, text: string): TextRange[] {
  const bare = places(word)
    .map((at) => word[at])
    .join('')
  const kept = places(text)
  const from = kept.map((at) => text[at]).join('')
  const begin = bare.length > 1 ? from.indexOf(bare) : -1
  const length = begin >= 0 ? bare.length : commonPrefix(bare, from)
  const first = kept[Math.max(begin, 0)]
  const last = kept[Math.max(begin, 0) + length - 1]
  if (first === undefined || last === undefined || (begin < 0 && length < leastPrefix)) return []
  return [[first, last + 1]]
}

/** Indexes of letters, figures and decimal points. */
const places = (text: string): number[] =>
  Array.from(text, (_, at) => at).filter((at) => /[\p{L}\p{N}]/u.test(text[at] ?? '') || isPoint(text, at))

const isPoint = (text: string, at: number): boolean =>
  text[at] === '.' && /\d\.\d/.test(text.slice(Math.max(0, at - 1), at + 2))

function commonPrefix(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

/** Case and width of letters do not matter; lengths stay, so that indexes do. */
const fold = (text: string): string =>
  text
    .split('')
    .map((unit) => {
      const plain = unit.normalize('NFKC').toLowerCase()
      return plain.length === 1 ? plain : unit
    })
    .join('')

function merge(ranges: TextRange[]): TextRange[] {
  const merged: TextRange[] = []
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && start <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], end)]
    else merged.push([start, end])
  }
  return merged
}
