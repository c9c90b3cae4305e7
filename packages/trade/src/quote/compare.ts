import { lineAmount } from '../price/money.ts'
import type { Micro } from '../price/micro.ts'
import { taxedPrice, usualCarrying, type QuotedPrice } from './taxed-price.ts'

/** A quote as far as comparing looks at it. */
export interface QuoteToCompare extends QuotedPrice {
  id: number
  quantity: number
  /** Whether it can still be taken: it is open, and its days have not run out. */
  isOpen: boolean
}

/** What quotes are compared for: parts that are wanted, where a low price is good, or offered, where a high one is. */
export interface ComparedFor {
  side: 'wanted' | 'offered'
  quantity: number
}

/** Whether a quote is for the quantity of the post, for less, or for more. */
export type QuoteGap = 'same' | 'short' | 'over'

/** A quote beside the others. */
export interface ComparedQuote<Quote> {
  quote: Quote
  /** Yuan with tax for a piece. */
  taxed: Micro
  /** Whether the taxed price is another one than was quoted. */
  isCarried: boolean
  /** What the quoted pieces cost, in yuan with tax. */
  amount: Micro
  gap: QuoteGap
  isBest: boolean
}

/**
 * Quotes on one ruler, in yuan with tax: those that can be taken first, of them the best price of a piece first: the
 * lowest for what is wanted, the highest for what is offered. The best one is the first that can be taken and is for all
 * of it; where none is, the first that can be taken.
 */
export function compareQuotes<Quote extends QuoteToCompare>(
  quotes: readonly Quote[],
  { side, quantity }: ComparedFor,
  carrying = usualCarrying,
): ComparedQuote<Quote>[] {
  const rows = quotes.map((quote) => {
    const taxed = taxedPrice(quote, carrying)
    const gap = gapOf(quote.quantity, quantity)
    const isCarried = !quote.taxIncluded || quote.currency !== 'CNY'
    return { quote, taxed, isCarried, amount: lineAmount(taxed, quote.quantity), gap }
  })
  rows.sort(byPrice(side))
  const open = rows.filter(({ quote }) => quote.isOpen)
  const best = open.find(({ gap }) => gap !== 'short') ?? open[0]
  return rows.map((row) => Object.assign(row, { isBest: row === best }))
}

const gapOf = (given: number, wanted: number): QuoteGap =>
  given === wanted ? 'same' : given < wanted ? 'short' : 'over'

type Ranked = { quote: QuoteToCompare; taxed: Micro }

const byPrice = (side: ComparedFor['side']) => (a: Ranked, b: Ranked) =>
  Number(b.quote.isOpen) - Number(a.quote.isOpen) ||
  (side === 'wanted' ? compared(a.taxed, b.taxed) : compared(b.taxed, a.taxed)) ||
  a.quote.id - b.quote.id

const compared = (a: Micro, b: Micro) => (a < b ? -1 : a > b ? 1 : 0)
