import type { Currency } from '../price/money.ts'
import { taxedPrice, usualCarrying } from './taxed-price.ts'
import type { Micro } from '../price/micro.ts'

/** What a round does: the bidder names terms or takes them back; the owner names others, takes them or does not. */
export type RoundAct = 'quote' | 'counter' | 'accept' | 'refuse' | 'cancel'

/** One turn of a negotiation. A quote tells all its terms, a counter only those that it asks for. */
export interface Round {
  act: RoundAct
  price?: number | undefined
  currency?: Currency | undefined
  taxIncluded?: boolean | undefined
  quantity?: number | undefined
  batchNo?: string | undefined
  delivery?: string | undefined
  validUntil?: string | undefined
}

/** A price that one side named, at its place among the rounds. */
export interface PricePoint {
  side: 'bidder' | 'owner'
  /** Which round named it, from 0. */
  at: number
  /** As it was said. */
  price: number
  currency: Currency
  /** Yuan with tax: where it lies. */
  taxed: Micro
}

/** The prices that both sides named, in their order: two lines that meet. A counter speaks of the quote before it. */
export function pointsOf(rounds: readonly Round[], carrying = usualCarrying): PricePoint[] {
  let spoken = { currency: 'CNY' as Currency, taxIncluded: true }
  return rounds.flatMap(({ act, price, currency, taxIncluded }, at) => {
    if (act === 'quote') spoken = { currency: currency ?? 'CNY', taxIncluded: taxIncluded ?? true }
    if (price === undefined || (act !== 'quote' && act !== 'counter')) return []
    const side = act === 'quote' ? 'bidder' : 'owner'
    return [{ side, at, price, currency: spoken.currency, taxed: taxedPrice({ price, ...spoken }, carrying) } as const]
  })
}
