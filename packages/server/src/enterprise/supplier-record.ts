import type { Context } from '../core/context.ts'

/** What our own records say about a company that supplies, by the domain that keeps them. Nothing is asked of others. */
export interface SupplierRecord {
  /** Proofs of the brands that it sells, of its lines that passed the review. */
  authorisation: {
    /** Those that still hold. */
    held: number
    /** Those that ran out. */
    ended: number
    /** The last day of the one that ends first: 2027-01-31. */
    nextEnd: string | null
  }
  /** Lines of stock that it shows. */
  freshness: { shown: number; fresh: number; confirmedAt: Date | null }
  /** Quotes and enquiries under its posts in 90 days: those it had a day to answer, or answered sooner. */
  answers: { asked: number; answered: number; hours: number | null }
  /** Its supplies that somebody enquired about in 30 days, and those of them that it then stood by. */
  honesty: { asked: number; kept: number }
}

type Clock = Pick<Context, 'db' | 'now'>

/** One of the records of several companies, by their numbers; of whom nothing is known is not there. */
export type RecordsOf<Kind extends keyof SupplierRecord> = ReadonlyMap<number, SupplierRecord[Kind]>

/** Who keeps each of them; of a record that nobody keeps the house does not compile. */
export type SupplierRecords = {
  readonly [Kind in keyof SupplierRecord]: (clock: Clock, enterpriseIds: readonly number[]) => Promise<RecordsOf<Kind>>
}
