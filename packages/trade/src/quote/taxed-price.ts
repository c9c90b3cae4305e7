import { toMicro, type Micro } from '../price/micro.ts'
import type { Currency } from '../price/money.ts'

/** A price of a piece as somebody quoted it. */
export interface QuotedPrice {
  price: number
  currency: Currency
  taxIncluded: boolean
}

/** What prices are carried over with, so that they can be compared. */
export interface Carrying {
  /** VAT in percent, added to prices without it. */
  vat: number
  /** What a dollar costs in yuan. */
  dollar: number
}

/** VAT on goods in China is 13 %; the dollar is rounded, and shown beside what was carried over with it. */
export const usualCarrying: Carrying = { vat: 13, dollar: 7.1 }

/**
 * A quoted price in yuan with tax, to the nearest millionth: what quotes are compared by.
 *
 * @example taxedPrice({ price: 5.48, currency: 'CNY', taxIncluded: false }) // 6192400n
 */
export function taxedPrice({ price, currency, taxIncluded }: QuotedPrice, carrying = usualCarrying): Micro {
  const rate = currency === 'USD' ? toMicro(carrying.dollar) : million
  const percent = taxIncluded ? 100n : 100n + BigInt(carrying.vat)
  const divisor = million * 100n
  return (toMicro(price) * rate * percent + divisor / 2n) / divisor
}

const million = 1_000_000n
