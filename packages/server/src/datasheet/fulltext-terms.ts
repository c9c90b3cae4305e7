import { plainOf, wordsOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { folded, isPair, isPartNumber, runsOf } from '../search/page-text-words.ts'

/** One word of a search in texts: what a page must have, and what else a whole datasheet may be known by. */
export interface TextTerm {
  /** As it was typed. */
  word: string
  /** A tsquery over the lexemes of a page. */
  condition: string
  /** Brands and categories that it names: their datasheets need not say it. */
  brandIds: readonly number[]
  categoryIds: readonly number[]
}

const mostTerms = 12
/** Names are up to this many words long: Texas Instruments. */
const longestName = 3
/** A beginning shorter than this is a word of its own. */
const shortestPrefix = 3

/** Reads a search as people say it: 含 soft-start 的 LDO is soft-start and LDO. */
export async function termsOf(db: Db, keywords: string): Promise<TextTerm[]> {
  const words = splitWords(keywords)
  const names = await namesAmong(db, words)
  return inTerms(words, names)
}

const splitWords = (keywords: string): string[] =>
  keywords
    .replaceAll(/(?<!\p{Script=Han})(?:含有|包含|含|带有|带|有)(?=\s|[A-Za-z0-9])/gu, ' ')
    .replaceAll(/(?<=[\sA-Za-z0-9])的|的(?=[\sA-Za-z0-9]|$)/gu, ' ')
    .split(/[\s,，、;；"“”]+/)
    .filter((word) => plainOf(word) !== '')
    .slice(0, mostTerms)

interface Names {
  brandIds: number[]
  categoryIds: number[]
}

/** Every brand and category that one, two or three neighbouring words name. */
async function namesAmong(db: Db, words: readonly string[]): Promise<Map<string, Names>> {
  const plains = [1, 2, 3].flatMap((length) => words.map((_, at) => plainOf(words.slice(at, at + length).join(''))))
  const { rows } = await sql<{ plain: string } & Names>`
    select plain, coalesce(array_agg(brand_id) filter (where brand_id is not null), '{}') as "brandIds",
      coalesce(array_agg(category_id) filter (where category_id is not null), '{}') as "categoryIds"
    from (
      select plain, brand_id, null::int as category_id from brand_alias where plain = any(${plains}::text[])
      union all select plain, null, category_id from category_alias where plain = any(${plains}::text[])
    ) as named group by plain
  `.execute(db)
  return new Map(rows.map((row) => [row.plain, row]))
}

function inTerms(words: readonly string[], names: ReadonlyMap<string, Names>): TextTerm[] {
  const [first] = words
  if (first === undefined) return []
  for (let length = Math.min(longestName, words.length); length > 1; length -= 1) {
    const word = words.slice(0, length).join(' ')
    const named = names.get(plainOf(word))
    if (named) return [termOf(word, named), ...inTerms(words.slice(length), names)]
  }
  return [termOf(first, names.get(plainOf(first))), ...inTerms(words.slice(1), names)]
}

const termOf = (word: string, named: Names = { brandIds: [], categoryIds: [] }): TextTerm => ({
  word,
  condition: conditionOf(word),
  brandIds: named.brandIds,
  categoryIds: named.categoryIds,
})

const hasHan = /\p{Script=Han}/u

/**
 * `soft-start` is the pair of its runs or its whole; codes such as SOT-23-5 are one word; Chinese is all its pairs; what
 * a stroke joins, as in PA13/JTMS, may stand apart.
 */
export function conditionOf(word: string): string {
  const plain = folded(word)
  const whole = lexeme(plainOf(plain))
  const runs = runsOf(plain)
  if (hasHan.test(plain)) return wordsOf(plain).map(lexeme).join(' & ')
  const joined = plain.split('/').filter((piece) => /[\p{L}\p{N}]{2}/u.test(piece))
  if (plain.split('/').length > 1 && joined.length > 1) return `(${joined.map(bracketed).join(' & ')}) | ${whole}`
  if (runs.length < 2) return lexeme(runs[0] ?? plainOf(plain))
  const pairs = runs.slice(1).map((run, index) => ({ one: runs[index] ?? '', other: run }))
  if (pairs.some(({ one, other }) => !isPair(one, other))) return isPhrase(word) ? runs.map(lexeme).join(' & ') : whole
  return `(${pairs.map(({ one, other }) => lexeme(`${one}${other}`)).join(' & ')}) | ${whole}`
}

const bracketed = (piece: string) => `(${conditionOf(piece)})`

const isPhrase = (word: string): boolean => /\s/.test(word)

/** A word with letters is found while it is being typed, and a number of a part by how it begins. */
export function lexeme(piece: string): string {
  const quoted = `'${piece.replaceAll(/['\\]/g, '')}'`
  const isBeginning = (piece.length >= shortestPrefix && /[a-z]$/.test(piece)) || isPartNumber(piece)
  return isBeginning ? `${quoted}:*` : quoted
}
