import { readQuery, type Reading } from '../query/index.ts'
import type { Named, NameDirectory } from './named.ts'
import { allOf, type Need } from '../words/need.ts'
import { wantedBy } from './wanted.ts'

/** A word of a query for showing: how it reads in the trade, and where it stands. */
type QueryChip = Pick<Reading<Named>, 'kind' | 'label' | 'value' | 'word' | 'start'>

/** One word of a query: how it reads, and what it asks of the words of a part. */
export interface Term {
  chip: QueryChip
  /** Nothing when the word sets no condition. */
  need: Need | undefined
  /** The need that takes the word for what it means alone: the brand itself, not texts that name it. */
  meant: Need | undefined
}

/** A whole query. */
export interface Understanding {
  terms: Term[]
  /** What was not understood, as plain words. */
  text: string
  /** The end of a query that is too long to be read. */
  unread: string
}

/** Reads a query in the language of the trade, with the names of brands and categories that the database knows. */
export function understand(query: string, names: NameDirectory): Understanding {
  const { readings, unread } = readQuery<Named>(query, (plain) => names.get(plain))
  const terms = readings.map((reading) => ({ chip: chipOf(reading), ...wantedBy(reading) }))
  const text = terms.filter(({ chip }) => chip.kind === 'text').map(({ chip }) => chip.word)
  return { terms, text: text.join(' '), unread }
}

const chipOf = ({ kind, label, value, word, start }: Reading<Named>): QueryChip => ({ kind, label, value, word, start })

/** What a whole query asks: every word's need. Nothing when no word sets one. */
export const needOf = (terms: readonly Term[]): Need | undefined => allOf(terms.map(({ need }) => need))

/** The same with every word taken for what it means: what answers to it comes first. */
export const meaningOf = (terms: readonly Term[]): Need | undefined => allOf(terms.map(({ meant }) => meant))
