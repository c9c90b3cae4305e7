import type { LineWord } from './demand-line.ts'
import { countedIn } from './counted-words.ts'
import type { WordReading } from './read-word.ts'
import { isTolerance, isValue, isWholeValue } from './value-words.ts'

/** A word of a line, and every way in which it can be read. */
export interface Word extends Pick<LineWord, 'end' | 'start'> {
  /** Without blanks. */
  word: string
  readings: readonly WordReading[]
}

/**
 * The words of a line, without the readings that the others rule out: a number may be a part, a value or pieces. Where
 * two numbers may be the pieces, none is taken.
 */
export function settled(words: readonly Word[]): Word[] {
  const open = hasModel(words) ? [...words] : withoutNumber(words)
  const counts = open.filter(isCount)
  const [sure, ...others] = counts.filter((one) => countedIn(one.word)?.isExplicit)
  const chosen = others.length === 0 && sure ? sure : only(counts)
  return open.map((one) => (one === chosen || !counts.includes(one) ? one : without(one, 'quantity')))
}

const firstKind = ({ readings: [first] }: Word) => first?.kind
const isCount = (word: Word): boolean => firstKind(word) === 'quantity'
const hasModel = (words: readonly Word[]): boolean => words.some((word) => firstKind(word) === 'model')

const without = (word: Word, kind: WordReading['kind']): Word => ({
  ...word,
  readings: word.readings.filter((reading) => reading.kind !== kind),
})

/** The one that counts pieces, where the others cannot: 500.0 beside 5K is a price. */
function only(counts: readonly Word[]): Word | undefined {
  const strong = counts.filter(({ word }) => !countedIn(word)?.isWeak)
  const [one, other] = strong.length > 0 ? strong : counts
  return other === undefined ? one : undefined
}

/** A line without a number of a part tells a value (10K 0402 1%), or its part has digits only (7805). */
function withoutNumber(words: readonly Word[]): Word[] {
  const counts = words.filter(isCount)
  const isOfValue = words.some(({ word }) => isValue(word))
  const [first, ...others] = counts
  if (isOfValue) return words.map((one) => (one === valueAmong(words, counts) ? { ...one, readings: [] } : one))
  if (!first || !isPart(first.word)) return withoutSized(words, counts)
  const readings = others.length > 0 ? [{ kind: 'model' as const, told: { model: first.word } }] : []
  return words.map((one) => (one === first ? { ...one, readings } : one))
}

/** Whether digits alone are rather a part than pieces, which are round: 7805, 1757019. */
const isPart = (word: string): boolean =>
  /^[1-9]\d{2,4}$/.test(word) ? !word.endsWith('00') : /^\d{4}\d*[1-9]0*$/.test(word)

/** The number that is the value of a line whose tolerance is told. */
function valueAmong(words: readonly Word[], counts: readonly Word[]): Word | undefined {
  const isTold = words.some(({ word }) => isWholeValue(word) && !/^\d+(?:\.\d+)?(?:v|w|a)$/i.test(word))
  const hasTolerance = words.some(({ word }) => isTolerance(word))
  return isTold || !hasTolerance ? undefined : counts.find(({ word }) => /^\d{1,4}(?:\.\d{1,3})?[km]?$/i.test(word))
}

/** 0402 10K alone may be a resistor or its pieces. */
function withoutSized(words: readonly Word[], counts: readonly Word[]): Word[] {
  const isSized = words.some(({ word }) => /^(?:01005|0201|0402|0603|0805|1206|1210|2512)$/.test(word))
  return words.map((one) =>
    isSized && counts.includes(one) && /^\d+(?:\.\d+)?k$/i.test(one.word) ? { ...one, readings: [] } : one,
  )
}
