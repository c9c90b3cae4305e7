import type { Arena } from './arena.ts'
import type { Bits } from './bits.ts'
import type { Postings } from './postings.ts'

type Ints = Int32Array<ArrayBuffer>
type Places = Uint32Array<ArrayBuffer>
type Reals = Float64Array<ArrayBuffer>

/**
 * Parts in the form they are searched in. A document is a part's number in here: the better known a part, the lower its
 * number, so that every list of documents is already in the order of its answers.
 */
export interface Segment {
  ids: Ints
  brands: Ints
  categories: Ints
  popularities: Ints
  stocks: Ints
  createds: Reals
  /** Names by number stand in `packageNames`. */
  packages: Places
  packageNames: Arena
  models: Arena
  keys: Arena
  plains: Arena
  /** Documents in the order of their keys, of their letters and digits, of their ids. */
  keyOrder: Places
  plainOrder: Places
  idOrder: Places
  /** In order. Brands, categories, packages and stock have words of their own here: see `signWord`. */
  words: Arena
  postings: Postings
  /** Documents whose letters and digits are one of their words; those are not among `words`. */
  named: Bits
  trigrams: Postings
  params: Params
}

/** Parameters of parts: what is told, each once by number, and which documents tell it. */
export interface Params {
  names: Arena
  units: Arena
  values: Arena
  name: Places
  unit: Places
  value: Places
  /** NaN where there is no number. */
  low: Reals
  high: Reals
  /** Where the entries of a document begin, and what each tells. */
  starts: Places
  entries: Places
  /** Documents by what they tell. */
  tellers: Postings
  /** Documents that tell one parameter more than once. */
  twice: Bits
}

/** The word of a filter: no word of a text begins with this sign. */
export const signWord = {
  brand: (id: number): string => `\x01b${id}`,
  category: (id: number): string => `\x01c${id}`,
  package: (name: string): string => `\x01p${name}`,
  stock: '\x01s',
}
