import type { QueryChip } from '@xinpu/contract/datasheet/query-chip'
import { formatQuantity, parseQuantity } from '@xinpu/sdk/format'
import type { Named, NameDirectory } from './name-directory.ts'
import { brandWord, categoryWord, quantityWord } from './part-words.ts'
import { plainOf, wordsOf } from './words.ts'

/** One word of a query: how it reads, and the condition it sets as a PostgreSQL tsquery. */
export interface Term {
  chip: QueryChip
  /** Empty when the word sets no condition. */
  condition: string
  /** The condition that takes the word for what it means alone: the brand itself, not texts that name it. */
  meant: string
}

/** A whole query. */
export interface Understanding {
  terms: Term[]
  /** What was not understood, as plain words. */
  text: string
}

interface Word {
  text: string
  start: number
}

/** More words than this are not read. */
const mostWords = 12
/** Names of brands and categories are up to this many words long: Texas Instruments. */
const longestName = 3

/** Reads a query in the language of the trade: values, packages, brands, categories, and words. */
export function understand(query: string, names: NameDirectory): Understanding {
  const terms = termsOf(splitWords(query).slice(0, mostWords), names)
  const text = terms.filter(({ chip }) => chip.kind === 'text').map(({ chip }) => chip.word)
  return { terms, text: text.join(' ') }
}

const splitWords = (query: string): Word[] =>
  [...query.matchAll(/[^\s,，、;；]+/g)].map(({ 0: text, index }) => ({ text, start: index }))

function termsOf(words: Word[], names: NameDirectory): Term[] {
  const [first] = words
  if (!first) return []
  const named = nameAt(words, names)
  if (named) return [named.term, ...termsOf(words.slice(named.length), names)]
  return [quantityTerm(first) ?? packageTerm(first) ?? textTerm(first), ...termsOf(words.slice(1), names)]
}

/** The longest name that begins with the first word. */
function nameAt(words: Word[], names: NameDirectory): { term: Term; length: number } | undefined {
  for (let length = Math.min(longestName, words.length); length > 0; length -= 1) {
    const taken = words.slice(0, length)
    const named = names.get(plainOf(taken.map(({ text }) => text).join('')))
    if (named) return { term: nameTerm(taken, named), length }
  }
  return undefined
}

function nameTerm(words: Word[], { kind, ids, label }: Named): Term {
  const word = words.map(({ text }) => text).join(' ')
  const sign = kind === 'brand' ? brandWord : categoryWord
  return {
    chip: { kind, label: kind === 'brand' ? '品牌' : '类别', value: label, word, start: words[0]?.start ?? 0 },
    meant: anyOf(ids.map((id) => lexeme(sign(id)))),
    condition: anyOf([...ids.map((id) => lexeme(sign(id))), everyWord(word)]),
  }
}

const quantityLabels: Record<string, string> = {
  F: '容值',
  Ω: '阻值',
  H: '电感量',
  V: '电压',
  A: '电流',
  Hz: '频率',
  W: '功率',
  '%': '精度',
  B: '容量',
  bit: '容量',
  '°C': '温度',
  s: '时间',
}

function quantityTerm({ text, start }: Word): Term | undefined {
  const quantity = parseQuantity(text)
  if (!quantity?.unit) return undefined
  const { unit, low, high } = quantity
  const values = [...new Set([low, high])].filter((value) => value !== null)
  if (values.length === 0) return undefined
  const meant = values.map((value) => lexeme(quantityWord(value, unit))).join(' & ')
  return {
    chip: {
      kind: 'quantity',
      label: quantityLabels[unit] ?? '数值',
      value: values.map((value) => formatQuantity(value, unit)).join(' ~ '),
      word: text,
      start,
    },
    meant,
    condition: anyOf([meant, everyWord(text)]),
  }
}

/** Chip sizes, and the families of packages that people write with a number of pins. */
const packagePattern =
  /^(?:01005|0201|0402|0603|0805|1206|1210|1808|1812|2010|2220|2512|(?:sot|soic|sop|so|ssop|tssop|msop|vssop|qfn|wqfn|vqfn|dfn|wson|lqfp|tqfp|qfp|bga|lga|wlcsp|dip|pdip|to|sod|sc|sma|smb|smc|hc)-?\d{1,4}[a-z]*(?:-\d{1,3}[a-z]*)?|sm[abc])$/i

function packageTerm({ text, start }: Word): Term | undefined {
  if (!packagePattern.test(text.normalize('NFKC'))) return undefined
  const condition = everyWord(text)
  return {
    chip: { kind: 'package', label: '封装', value: text.toUpperCase(), word: text, start },
    condition,
    meant: condition,
  }
}

function textTerm({ text, start }: Word): Term {
  const condition = everyWord(text)
  return { chip: { kind: 'text', label: '文字', value: text, word: text, start }, condition, meant: condition }
}

/** PostgreSQL refuses lexemes over 2 kB, and one character may come apart into eighteen. */
const longestLexeme = 200

/** All pieces of a word; pieces of letters and digits also begin longer ones: stm32 finds stm32f103c8t6. */
function everyWord(text: string): string {
  const plain = plainOf(text).slice(0, longestLexeme)
  const pieces = wordsOf(text)
  const isOne = pieces.length !== 1 && plain !== '' && !/\p{Script=Han}/u.test(plain)
  return (isOne ? [plain] : pieces).map((piece) => (isPrefix(piece) ? `${lexeme(piece)}:*` : lexeme(piece))).join(' & ')
}

/** A single Han character is a prefix too: words are kept in pairs. */
const isPrefix = (piece: string) => /^(?:[a-z0-9][a-z0-9.]+|\p{Script=Han})$/u.test(piece)

const lexeme = (word: string) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`

function anyOf(conditions: string[]): string {
  const set = conditions.filter(Boolean)
  return set.length > 1 ? `(${set.map((condition) => `(${condition})`).join(' | ')})` : (set[0] ?? '')
}

/** The condition of a whole query: every word's. Empty when no word sets one. */
export const conditionOf = (terms: readonly Term[]): string => allOf(terms.map(({ condition }) => condition))

/** The same with every word taken for what it means: what answers to it comes first. */
export const meaningOf = (terms: readonly Term[]): string => allOf(terms.map(({ meant }) => meant))

const allOf = (conditions: string[]): string =>
  conditions
    .filter(Boolean)
    .map((condition) => `(${condition})`)
    .join(' & ')
