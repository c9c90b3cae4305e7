import type { FeatureReading, QuantityReading, Reading } from '../query/index.ts'
import type { Named } from './named.ts'
import { allOf, anyOf, type Need } from '../words/need.ts'
import { brandWord, categoryWord, packageWord } from '../words/part-words.ts'
import { namedVoltage, unnamedVoltage } from '../words/part-voltages.ts'
import { quantitiesBetween, quantityWord } from '../words/quantity-words.ts'
import { plainOf, wordsOf } from '../words/words.ts'

/** What a reading asks of a part: as loosely as it may be meant, and strictly. */
export interface Wanted {
  need: Need | undefined
  meant: Need | undefined
}

/** What the words of a part must hold for a reading of a query. */
export function wantedBy(reading: Reading<Named>): Wanted {
  switch (reading.kind) {
    case 'brand':
    case 'category':
      return byName(reading.name, reading.word)
    case 'quantity':
      return byValue(reading)
    case 'range':
      return byRange(reading)
    case 'package':
      return loosely({ word: packageWord(reading.word) }, reading.word)
    case 'feature':
      return byFeature(reading)
    case 'marking':
      return strictly(everyWord(reading.code))
    case 'model':
      return {
        need: anyOf([beginning(reading.pieces), ...separately(reading.pieces)]),
        meant: beginning(reading.pieces),
      }
    case 'text':
      return strictly(reading.after ? eitherPiece(reading.after, reading.word) : everySpelling(reading.word))
    case 'filler':
      return strictly(undefined)
  }
}

const strictly = (need: Need | undefined): Wanted => ({ need, meant: need })
const loosely = (meant: Need | undefined, word: string): Wanted => ({ need: anyOf([meant, everyWord(word)]), meant })

function byName({ kind, ids, best = ids }: Named, word: string): Wanted {
  const anyIn = (some: readonly number[]) =>
    anyOf(some.map((id) => ({ word: kind === 'brand' ? brandWord(id) : categoryWord(id) })))
  return { need: anyOf([anyIn(ids), everyWord(word)]), meant: anyIn(best) }
}

/** A part that tells no value may still be called by it: AMS1117-3.3. `1M` as a word is itself, not the beginning of 1mm. */
function byValue(reading: QuantityReading): Wanted {
  const { low, unit, word } = reading
  const meant = low === null ? undefined : { word: quantityWord(low, unitOf(reading)) }
  const [plain] = wordsOf(word)
  const written = plain === undefined || plain.length < 2 ? [] : [plain, ...(unit === 'V' ? [`${low}`] : [])]
  const called = anyOf(written.map((piece) => ({ word: piece })))
  // Where a part says which of its voltages is which, 2.7V in its text is another one.
  return { need: anyOf([meant, isNamed(reading) ? allOf([called, { word: unnamedVoltage }]) : called]), meant }
}

/** Whether a voltage is that by which parts of this kind are named: the output of an LDO. */
const isNamed = ({ unit, label }: QuantityReading): boolean => unit === 'V' && label !== '电压'

const unitOf = (reading: QuantityReading): string => (isNamed(reading) ? namedVoltage : reading.unit)

/** Parts that have a range themselves: whoever types `2.7~5.5V` means the supply that is so. */
const rangedUnits = new Set(['V', 'A', '°C'])

function byRange(reading: QuantityReading): Wanted {
  const { low, high, unit } = reading
  const within = quantitiesBetween({ ...reading, unit: unitOf(reading) })
  if (low === null || high === null || !rangedUnits.has(unit)) return strictly(within)
  return { need: within, meant: allOf([{ word: quantityWord(low, unit) }, { word: quantityWord(high, unit) }]) }
}

const beginning = (pieces: readonly string[]): Need => ({ prefix: plainOf(pieces.join('')) })
const separately = (pieces: readonly string[]) => [allOf(pieces.map(everyWord))]

const eitherPiece = (after: string, word: string) => anyOf([everyWord(word), { prefix: plainOf(after + word) }])

/** What only names the kind comes behind what is it. */
function byFeature({ spellings, except = [] }: FeatureReading): Wanted {
  const need = anyOf(spellings.map(everyWordOf))
  const but = anyOf(except.map(everyWordOf))
  return { need, meant: need && but ? { of: need, but } : need }
}

/** A few letters are a word of their own: TSS is no TSSOP, and SCR no screw. */
const wholeLetters = /^[A-Za-z]{2,4}$/

const everyWordOf = (spelling: string): Need | undefined =>
  allOf(spelling.split(' ').map((word) => (wholeLetters.test(word) ? { word: plainOf(word) } : everyWord(word))))

/** PostgreSQL refuses lexemes over 2 kB, and one character may come apart into eighteen. */
const longestLexeme = 200

/** All pieces of a word; pieces of letters and digits also begin longer ones: stm32 finds stm32f103c8t6. */
function everyWord(text: string): Need | undefined {
  const plain = plainOf(text).slice(0, longestLexeme)
  const pieces = wordsOf(text)
  const isOne = pieces.length !== 1 && plain !== '' && !/\p{Script=Han}/u.test(plain)
  return allOf((isOne ? [plain] : pieces).map((piece) => (isPrefix(piece) ? { prefix: piece } : { word: piece })))
}

/** 2×10P: catalogues write rows by pins with an x, too, which makes one word of them. */
const rowsByPins = /(?<=^\d)[x×*](?=\d{1,2}P(?:IN)?$)/i

const everySpelling = (word: string): Need | undefined =>
  anyOf(rowsByPins.test(word) ? ['x', '×'].map((sign) => everyWord(word.replace(rowsByPins, sign))) : [everyWord(word)])

/** A single Han character is a prefix too: words are kept in pairs. */
const isPrefix = (piece: string) => /^(?:[a-z0-9][a-z0-9.]+|\p{Script=Han})$/u.test(piece)
