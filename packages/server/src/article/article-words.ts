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
