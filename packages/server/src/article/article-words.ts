import { allOf, plainOf, tsqueryOf, wordsOf } from '@xinpu/trade/words'

/** What an article is found by. */
export interface FindableText {
  title: string
  summary: string
  channel: string
  author: string
  keywords: readonly string[]
  /** Part numbers that it names. */
  models: readonly string[]
  /** Its text without any elements. */
  text: string
}

/** Lexemes of one text; a tsvector holds a megabyte. */
const most = 8000

/** What its title and what stands beside it say: found there, it comes first. */
export const titleWords = ({ title, channel, author, keywords, models }: FindableText): string[] =>
  lexemes([title, channel, author, ...keywords].join(' '), models)

/** Everything it says. */
export const textWords = (found: FindableText): string[] =>
  [...new Set([...titleWords(found), ...lexemes(`${found.summary} ${found.text}`, [])])].slice(0, most)

/** The same, and the month in which it came out. */
export const datedWords = (found: FindableText, publishedAt: Date): string[] => [
  monthWord(monthOf(publishedAt)),
  ...textWords(found),
]

/** Months since the year 0, in UTC. */
const monthOf = (at: Date): number => at.getUTCFullYear() * 12 + at.getUTCMonth() + 1

/** No word of a text begins so. */
const monthWord = (month: number): string => `@${month}`

const lexemes = (text: string, models: readonly string[]): string[] => {
  const words = new Set([...wordsOf(text), ...models.flatMap((model) => [plainOf(model), ...wordsOf(model)])])
  words.delete('')
  return [...words]
}

/** Words of a search; the rest is left out. */
const mostAsked = 12

/**
 * What is asked for as PostgreSQL reads it: every word, and also as a beginning what can be the head of a part number, or
 * is being typed. Undefined where it says nothing. Beginnings are dear: all that begin so are gathered.
 */
export function askedFor(keywords: string): string | undefined {
  const words = wordsOf(keywords).slice(0, mostAsked)
  const need = allOf(words.map((word, at) => (isHead(word, at === words.length - 1) ? { prefix: word } : { word })))
  return need && tsqueryOf(need)
}

const isHead = (word: string, isLast: boolean): boolean => /^[a-z\d]{3,}$/.test(word) && (isLast || /\d/.test(word))

/** More months than these leave out too little. */
const mostMonths = 5

/**
 * The same, of what came out from a moment on: beside a word that ten thousand hold, a month of which there are few is
 * what the index is read by. The moment itself is still to be looked at.
 */
export function askedSince(asked: string, from: Date, now: Date): string {
  const [first, last] = [monthOf(from), monthOf(now)]
  if (last - first >= mostMonths) return asked
  const months = Array.from({ length: last - first + 1 }, (_, at) => `'${monthWord(first + at)}'`)
  return `(${asked}) & (${months.join(' | ')})`
}
