import type { QuantityReading, Reading } from '@xinpu/sdk/query-language'
import type { Named } from './name-directory.ts'
import { allOf, anyOf, type Need } from './need.ts'
import { brandWord, categoryWord, packageWord } from './part-words.ts'
import { quantitiesBetween, quantityWord } from './quantity-words.ts'
import { plainOf, wordsOf } from './words.ts'

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
      return strictly(anyOf(reading.spellings.map(everyWordOf)))
    case 'marking':
      return strictly(everyWord(reading.code))
    case 'model':
      return {
        need: anyOf([beginning(reading.pieces), ...separately(reading.pieces)]),
        meant: beginning(reading.pieces),
      }
    case 'text':
      return strictly(reading.after ? eitherPiece(reading.after, reading.word) : everyWord(reading.word))
    case 'filler':
      return strictly(undefined)
  }
}

const strictly = (need: Need | undefined): Wanted => ({ need, meant: need })
const loosely = (meant: Need | undefined, word: string): Wanted => ({ need: anyOf([meant, everyWord(word)]), meant })

const byName = ({ kind, ids }: Named, word: string): Wanted =>
  loosely(anyOf(ids.map((id) => ({ word: kind === 'brand' ? brandWord(id) : categoryWord(id) }))), word)

/** A part that tells no value may still be called by it: AMS1117-3.3. `1M` as a word is itself, not the beginning of 1mm. */
function byValue({ low, unit, word }: QuantityReading): Wanted {
  const meant = low === null ? undefined : { word: quantityWord(low, unit) }
  const [plain] = wordsOf(word)
  const written = plain === undefined || plain.length < 2 ? [] : [plain, ...(unit === 'V' ? [`${low}`] : [])]
  return { need: anyOf([meant, ...written.map((piece) => ({ word: piece }))]), meant }
}

/** Parts that have a range themselves: whoever types `2.7~5.5V` means the supply that is so. */
const rangedUnits = new Set(['V', 'A', '°C'])

function byRange({ low, high, unit }: QuantityReading): Wanted {
  const within = quantitiesBetween(low, high, unit)
  if (low === null || high === null || !rangedUnits.has(unit)) return strictly(within)
  return { need: within, meant: allOf([{ word: quantityWord(low, unit) }, { word: quantityWord(high, unit) }]) }
}

const beginning = (pieces: readonly string[]): Need => ({ prefix: plainOf(pieces.join('')) })
const separately = (pieces: readonly string[]) => [allOf(pieces.map(everyWord))]

const eitherPiece = (after: string, word: string) => anyOf([everyWord(word), { prefix: plainOf(after + word) }])

const everyWordOf = (spelling: string): Need | undefined => allOf(spelling.split(' ').map(everyWord))

/** PostgreSQL refuses lexemes over 2 kB, and one character may come apart into eighteen. */
const longestLexeme = 200

/** All pieces of a word; pieces of letters and digits also begin longer ones: stm32 finds stm32f103c8t6. */
function everyWord(text: string): Need | undefined {
  const plain = plainOf(text).slice(0, longestLexeme)
  const pieces = wordsOf(text)
  const isOne = pieces.length !== 1 && plain !== '' && !/\p{Script=Han}/u.test(plain)
  return allOf((isOne ? [plain] : pieces).map((piece) => (isPrefix(piece) ? { prefix: piece } : { word: piece })))
}

/** A single Han character is a prefix too: words are kept in pairs. */
const isPrefix = (piece: string) => /^(?:[a-z0-9][a-z0-9.]+|\p{Script=Han})$/u.test(piece)
