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

/** What is asked for as PostgreSQL reads it: every word, the last one also as a beginning; undefined where it says nothing. */
export function askedFor(keywords: string): string | undefined {
  const words = wordsOf(keywords).slice(0, mostAsked)
  const need = allOf(words.map((word) => (/^[a-z\d]{3,}$/.test(word) ? { prefix: word } : { word })))
  return need && tsqueryOf(need)
}
