import { plainOf, wordsOf } from '@xinpu/trade/words'

/** Words that join nothing: `of the` is not one thing. */
const particles = new Set(
  'a an and are as at be by for from has in into is it its of on or that the this to was with when which will'.split(
    ' ',
  ),
)

const run = /(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:(?<=\p{N})\.\p{N}(?:(?!\p{Script=Han})[\p{L}\p{N}])*)*/gu
const between = /^[\s\p{Pd}/]{1,3}$/u
const hanGap = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu
const longestPair = 40

/** A text as it is looked up: one width, one case, one micro sign. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('μ', 'u')

/**
 * The lexemes of a page: its words, and neighbours that are one thing as one word, so that `soft start`, `soft-start`
 * and `softstart` are found alike, `3.3 V` as `3.3V`, and `OSC_IN` wherever it stands, in `PD0/OSC_IN` too.
 */
export function pageWords(text: string): string[] {
  const plain = folded(text).replaceAll(hanGap, '')
  return [...new Set([...wordsOf(plain), ...pairsOf(plain), ...namesOf(plain)])]
}

/** Names of pins and registers; a line may break them behind a joint. */
const joinedName = /[a-z\d]+(?:_\s?[a-z\d]+)+/g

const namesOf = (plain: string): string[] =>
  (plain.match(joinedName) ?? []).map(plainOf).filter((name) => name.length <= longestPair)

function pairsOf(plain: string): string[] {
  const runs = [...plain.matchAll(run)]
  return runs.slice(1).flatMap((match, index) => {
    const before = runs[index]
    if (!before) return []
    const gap = plain.slice(before.index + before[0].length, match.index)
    return between.test(gap) && isPair(before[0], match[0]) ? [`${before[0]}${match[0]}`] : []
  })
}

const isLetters = (word: string): boolean => /^\p{L}{2,}$/u.test(word) && !particles.has(word)

/** V and DDA, which is set lower: a text has them apart. */
const isSymbol = (one: string, other: string): boolean => /^[fitv]$/.test(one) && /^[a-z]{2,5}\d?$/.test(other)

/** Two words of letters, a number and its unit, or a symbol and what is set lower. */
export const isPair = (one: string, other: string): boolean =>
  one.length + other.length <= longestPair &&
  ((isLetters(one) && isLetters(other)) ||
    isSymbol(one, other) ||
    (/^\d+(?:\.\d+)?$/.test(one) && /^\p{L}{1,4}$/u.test(other)))

/** Whether a word is the number of a part, or begins one: five signs or more, letters and at least two figures. */
export const isPartNumber = (piece: string): boolean => /^(?=.*[a-z])(?=(?:.*\d){2})[a-z\d]{5,}$/.test(piece)

/** The runs of letters and figures of a word. */
export const runsOf = (word: string): string[] => word.match(run) ?? []
