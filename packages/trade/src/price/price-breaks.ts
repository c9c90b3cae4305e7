import { countOf, toMicro, type Micro } from './micro.ts'
import { lineAmount } from './money.ts'

/** The unit price from a quantity on, in the wire's decimals. */
export interface PriceBreak {
  /** Pieces from which the price holds. */
  min: number
  price: number
}

/** What a quantity costs. */
export interface PriceAt {
  /** The break that holds. */
  min: number
  /** One piece. */
  price: number
  /** All pieces, in millionths, rounded to the fen or cent. */
  amount: Micro
}

/** More pieces that cost less. */
export interface CheaperQuantity {
  /** The quantity to buy instead. */
  pieces: number
  /** How many more that is. */
  more: number
  /** What it costs, in millionths. */
  amount: Micro
  /** What is left over by it, in millionths. */
  saved: Micro
}

/**
 * The price of a quantity: that of the greatest break it reaches; undefined under the least. The one function by which
 * lists, pages, carts and orders are priced.
 *
 * @example priceAt([{ min: 1, price: 0.5 }, { min: 100, price: 0.4 }], 100)?.price // 0.4
 */
export function priceAt(breaks: readonly PriceBreak[], pieces: number): PriceAt | undefined {
  if (!Number.isSafeInteger(pieces)) return undefined
  const found = breakAt(breaks, pieces)
  return found && { min: found.min, price: found.price, amount: amountAt(found.price, pieces) }
}

/** The greatest break that is reached, in whatever order they stand; a loop that makes nothing: it runs millions of times. */
function breakAt(breaks: readonly PriceBreak[], pieces: number): PriceBreak | undefined {
  let best: PriceBreak | undefined
  for (const one of breaks) if (one.min <= pieces && (!best || one.min > best.min)) best = one
  return best
}

/** `lineAmount` of a price; counted in numbers where they are exact, as they are for nearly all that is bought. */
function amountAt(price: number, pieces: number): Micro {
  const whole = (countOf(price) ?? Infinity) * pieces
  if (!(whole >= 0 && whole < mostExact)) return lineAmount(toMicro(price), pieces)
  const beyond = whole % cent
  return BigInt(whole - beyond + (beyond * 2 < cent ? 0 : cent))
}

/** One fen, or one cent, in millionths. */
const cent = 10_000
/** Room for a cent more below 2⁵³, from where numbers leave whole ones out. A plain number: of what is counted a bundler keeps the counting. */
const mostExact = 9_007_199_254_730_991

/**
 * The next break that costs less in all than the quantity asked for: 再买 40 片反而省. The one that saves the most;
 * undefined where more pieces cost more, as they mostly do.
 *
 * @example cheaperQuantity([{ min: 1, price: 3.86 }, { min: 500, price: 3.52 }], 460)?.more // 40
 */
export function cheaperQuantity(breaks: readonly PriceBreak[], pieces: number): CheaperQuantity | undefined {
  const now = priceAt(breaks, pieces)
  if (!now) return undefined
  return breaks
    .filter(({ min }) => min > pieces)
    .map(({ min }) => ({ pieces: min, amount: priceAt(breaks, min)?.amount ?? now.amount }))
    .filter(({ amount }) => amount < now.amount)
    .map(({ pieces: next, amount }) => ({ pieces: next, more: next - pieces, amount, saved: now.amount - amount }))
    .reduce<CheaperQuantity | undefined>((best, one) => (best && best.saved >= one.saved ? best : one), undefined)
}
